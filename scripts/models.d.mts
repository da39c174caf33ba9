export function fetchModels(
  wanted?: readonly string[] | null,
  options?: { pipCommand?: () => readonly string[] | null; folder?: string; manifest?: string },
): string[];
