// What we use of libheif-js, which types only its low-level functions.
declare module 'libheif-js/wasm-bundle.js' {
  type Rgba = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }
  type HeifImage = {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Fills `target`, turned upright; null if the picture is damaged. */
    display(target: Rgba, done: (filled: Rgba | null) => void): void
  }
  const libheif: {
    ready: Promise<unknown>
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] }
  }
  export default libheif
}
