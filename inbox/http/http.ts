/** The two shapes every part of the service speaks; only server.ts knows node:http. */
export interface HttpRequest {
  method: string;
  /** Raw path as sent, still percent-encoded, without query. Always starts with '/'. */
  path: string;
  /** Query string with its '?', or ''. */
  query: string;
  /** Lower-case names; repeated headers joined the way node:http joins them. */
  headers: Record<string, string | undefined>;
  /** Reads the body up to a limit. @throws {BodyTooLarge} and {BodyCutShort} */
  body: (limit: number) => Promise<Uint8Array>;
  /** The client's address after trusted proxies, see client-address.ts. */
  address: string;
  /** True when the visitor's connection was TLS, as told by a trusted proxy. */
  secure: boolean;
}

/** Part of a file, to be streamed; `end` is inclusive, as in createReadStream. */
export interface FileSlice {
  file: string;
  start: number;
  end: number;
}

export interface HttpReply {
  status: number;
  headers: Record<string, string>;
  body?: string | Uint8Array | FileSlice;
}

/** More bytes than the route allows: answered 413 (RFC 9110 section 15.5.14). */
export class BodyTooLarge extends Error {}

/** The client went away in the middle of its body: nobody is left to answer. */
export class BodyCutShort extends Error {}

/** True for a body that must be streamed from disk. */
export function isFileSlice(body: HttpReply['body']): body is FileSlice {
  return typeof body === 'object' && 'file' in body;
}
