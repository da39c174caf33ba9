export function member(wheel: Buffer, name: string): Buffer;
