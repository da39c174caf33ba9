export { findBrowser } from './find.ts';
export { createRenderer, type RendererOptions } from './renderer.ts';
