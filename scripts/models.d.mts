export function fetchModels(
  wanted?: readonly string[] | null,
  options?: { pipCommand?: () => readonly string[] | null; folder?: string; manifest?: string },
): string[];
export function download(
  pip: readonly string[],
  name: string,
  pinned: { readonly version: string; readonly sha256: string },
  scratch: string,
): Buffer;
export function findPip(): readonly string[] | null;
