/** Where a language model's children run, as `llm.hosts` writes it. */
import { CodedError } from '../../ports/errors.ts';

export type GpuUse = 'auto' | 'required' | 'off';

export interface Host {
  readonly name: string;
  readonly gpu: GpuUse;
  /** What makes the child see its own GPUs and no others. */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * One child a host: `cpu`, `gpu0`, or `gpu0+gpu1` for one model over both. Without any, one child that sees what there
 * is. Throws GPU_REQUIRED where one is to run on the CPU although a GPU is required.
 */
export function parseHosts(hosts: readonly string[], gpu: GpuUse): readonly [Host, ...Host[]] {
  const [first, ...others] = hosts.map((name) => hostOf(name, gpu));
  return first === undefined ? [{ name: 'any', gpu, env: {} }] : [first, ...others];
}

function hostOf(name: string, gpu: GpuUse): Host {
  if (name !== 'cpu') {
    const devices = name.replace(/gpu/g, '').replaceAll('+', ',');
    // numbered as nvidia-smi does; the second variable pins Vulkan, which does not know the first
    const env = { CUDA_DEVICE_ORDER: 'PCI_BUS_ID', CUDA_VISIBLE_DEVICES: devices, GGML_VK_VISIBLE_DEVICES: devices };
    return { name, gpu, env };
  }
  if (gpu === 'required') {
    throw new CodedError('GPU_REQUIRED', 'llm.gpu is required, and llm.hosts names the CPU', { value: name });
  }
  return { name, gpu: 'off', env: { CUDA_VISIBLE_DEVICES: '' } };
}
