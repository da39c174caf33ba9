import { type Code, CodedError } from '../../ports/errors.ts';

/** SQLite's primary result codes (sqlite.org/rescode.html) that mean that the file itself is the matter. */
const CODE_OF_RESULT: Readonly<Record<number, Code>> = {
  3: 'STORE_UNAVAILABLE', // PERM
  5: 'FILE_LOCKED', // BUSY
  6: 'FILE_LOCKED', // LOCKED
  8: 'STORE_UNAVAILABLE', // READONLY
  10: 'STORE_UNAVAILABLE', // IOERR
  11: 'STORE_UNAVAILABLE', // CORRUPT
  13: 'DISK_FULL', // FULL
  14: 'STORE_UNAVAILABLE', // CANTOPEN
  15: 'FILE_LOCKED', // PROTOCOL
  26: 'STORE_UNAVAILABLE', // NOTADB
};

/** The coded error of a failure of the file; any other error unchanged (a fault of the statement, not of the file). */
export function codedError(error: unknown): unknown {
  const result = resultCode(error);
  const code = result === null ? undefined : CODE_OF_RESULT[result & 0xff];
  if (code === undefined) return error;
  return new CodedError(code, 'SQLite refused', {
    value: error instanceof Error ? error.message : error,
    cause: error,
  });
}

/** The coded error of a failure of the file system. */
export function systemError(detail: string, path: string, cause: unknown): CodedError {
  const full = cause instanceof Error && 'code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT');
  return new CodedError(full ? 'DISK_FULL' : 'STORE_UNAVAILABLE', detail, { value: path, cause });
}

/** Whether the error says that another connection holds a lock that we need. */
export function isLocked(error: unknown): boolean {
  return error instanceof CodedError && error.code === 'FILE_LOCKED';
}

function resultCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error)) return null;
  return typeof error.errcode === 'number' ? error.errcode : null;
}
