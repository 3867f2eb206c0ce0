let asked: Promise<ReadonlySet<string>> | undefined;

/** Loads the names of all accepted screenshots once per page load. Only boards need them. */
export function loadPictures(): Promise<ReadonlySet<string>> {
  asked ??= import('virtual:pictures').then(({ pictures }) => pictures);
  return asked;
}
