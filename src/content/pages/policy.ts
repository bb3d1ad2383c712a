/** Words that stand on every policy page around the policy's own text. */
export const policyPage = { updated: 'Last updated' } as const;
