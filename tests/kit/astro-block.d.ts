declare module '*.astro' {
  import type { AstroComponentFactory } from 'astro/runtime/server/index.js'

  const block: AstroComponentFactory
  export default block
}
