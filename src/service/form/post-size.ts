/** What a post may hold at most. */
export const POST_SIZE = { bytes: 65_536, parts: 40, fields: 30, nameBytes: 64 } as const;
