/** Something the person at the keyboard can put right; shown without a stack. */
export class CliError extends Error {}
