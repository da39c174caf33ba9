/** models/manifest.json, and what of it is there. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { z } from 'zod';
import { packageFolder } from '../config/package.ts';
import { CodedError } from '../ports/errors.ts';

const fileSchema = z.object({ path: z.string(), size: z.int().positive(), sha256: z.string().length(64) });

const modelSchema = z.object({
  id: z.string(),
  kind: z.enum(['embedder', 'llm']),
  revision: z.string(),
  licence: z.string(),
  default: z.boolean(),
  files: z.array(fileSchema).min(1),
});

export type ManifestModel = z.output<typeof modelSchema>;

/** The folder that a configured one means: a relative one lies beside package.json, whatever the working directory is. */
export function modelsFolder(folder: string): string {
  return isAbsolute(folder) ? folder : join(packageFolder(), folder);
}

/** The manifest comes with the program; the files need not be beside it. */
export function manifest(): readonly ManifestModel[] {
  const text = readFileSync(join(packageFolder(), 'models', 'manifest.json'), 'utf8');
  return z.object({ models: z.array(modelSchema) }).parse(JSON.parse(text)).models;
}

/** Throws MODEL_MISSING where a file is not there, or not of the manifest's size. */
export function requireFiles(folder: string, model: ManifestModel): void {
  for (const { path, size } of model.files) {
    const file = join(folder, model.id, path);
    if (!existsSync(file))
      throw new CodedError('MODEL_MISSING', 'a model’s file is not there (`quakewire models` fetches it)', {
        value: file,
      });
    if (statSync(file).size !== size) {
      throw new CodedError('MODEL_MISSING', 'a model’s file has not the manifest’s size', { value: file });
    }
  }
}

/** The same, and every byte. Throws MODEL_MISSING. */
export async function verifyFiles(folder: string, model: ManifestModel): Promise<void> {
  requireFiles(folder, model);
  for (const { path, sha256 } of model.files) {
    const file = join(folder, model.id, path);
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(file)) hash.update(chunk);
    if (hash.digest('hex') !== sha256) {
      throw new CodedError('MODEL_MISSING', 'a model’s file is not the manifest’s', { value: file });
    }
  }
}
