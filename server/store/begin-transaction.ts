/**
 * How the embedded store begins a transaction: one that reads before it writes would otherwise fail
 * at once, without waiting, when another process has written in between.
 */
export const beginTransaction = 'begin immediate';
