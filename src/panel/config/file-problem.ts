const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  EBUSY: 'another program is using it',
  EDQUOT: 'the disk quota is used up',
  EEXIST: 'it already exists',
  EIO: 'the disk reported an error',
  EISDIR: 'it’s a folder',
  ELOOP: 'its symbolic links form a loop',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'its name is too long',
  ENOENT: 'the file or folder doesn’t exist',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'part of its path isn’t a folder',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only'
}

/** Why a file couldn't be used, in plain words; undefined if the error isn't about a file. */
export function fileProblem(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined
  return REASONS[String(error.code)] ?? 'the system reported an error'
}
