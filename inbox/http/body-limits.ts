/** What a post to the service may hold at most. */
export const LIMITS = {
  bytes: 65_536,
  parts: 40,
  fields: 30,
  nameBytes: 64,
} as const;
