/** Explains why object storage cannot be used, for the operator who has configured it. */

/**
 * The prefix of the setting names: `S3` for the storage of the server, or the prefix for the storage to which the files
 * are moved.
 */
export type StoragePrefix = 'S3' | 'TO_S3';

/** The error for object storage that cannot be used. The message names the setting and the remedy. */
export class ObjectStorageError extends Error {
  override name = 'ObjectStorageError';
  readonly code = 'OBJECT_STORAGE';
}

/**
 * Explains an error of the object storage. If the storage has responded, the error's name is the code from the
 * response.
 */
export function explainStorage(
  error: unknown,
  { bucket, endpoint, region }: { bucket: string; endpoint: string | null; region: string },
  prefix: StoragePrefix,
  bucketSetting = `${prefix}_BUCKET`,
): ObjectStorageError {
  const at = endpoint ?? "Amazon's S3";
  const name = error instanceof Error ? error.name : '';
  const sentence = (() => {
    switch (name) {
      case 'NoSuchBucket':
        return `The object storage at ${at} has no bucket "${bucket}": create it, or correct ${bucketSetting}.`;
      case 'InvalidAccessKeyId':
      case 'SignatureDoesNotMatch':
        return (
          `The object storage at ${at} does not accept the credentials: ` +
          `correct ${prefix}_ACCESS_KEY_ID and ${prefix}_SECRET_ACCESS_KEY.`
        );
      case 'AccessDenied':
        return (
          `The object storage at ${at} does not let these credentials list the bucket "${bucket}": grant them the right to ` +
          `list, read, write and delete, or correct ${bucketSetting}, ${prefix}_ACCESS_KEY_ID and ${prefix}_SECRET_ACCESS_KEY.`
        );
      case 'PermanentRedirect':
      case 'AuthorizationHeaderMalformed':
        return `The bucket "${bucket}" is not in the region "${region}": correct ${prefix}_REGION.`;
      default:
        return `The object storage at ${at} cannot be reached (${reasonOf(error)}): start it, or correct ${prefix}_ENDPOINT.`;
    }
  })();
  return new ObjectStorageError(sentence, { cause: error });
}

/** Returns the reason of an error. If several attempts to connect have failed, the error itself has no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : error.name;
  return error.message || code;
}
