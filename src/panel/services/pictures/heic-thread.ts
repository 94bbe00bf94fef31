// A thread that decodes one HEIC picture. Whatever a hostile file does to the decoder ends here.
import { parentPort, workerData } from 'node:worker_threads'
import libheif from 'libheif-js/wasm-bundle.js'

export type HeicJob = { bytes: Uint8Array; pixelsMax: number; memoryMax: number }
export type HeicReply = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }

const { bytes, memoryMax, pixelsMax } = workerData as HeicJob

limitMemory(memoryMax)
await libheif.ready
const images = new libheif.HeifDecoder().decode(bytes)
const image = images.find((one) => one.is_primary()) ?? images[0]
if (!image) throw new Error('no picture in the file')
// A file may declare another size than its picture has.
const size = { width: image.get_width(), height: image.get_height() }
const pixels = size.width * size.height
if (!(pixels >= 1 && pixels <= pixelsMax)) throw new Error('an impossible size')
const data = new Uint8ClampedArray(size.width * size.height * 4)
image.display({ data, ...size }, (filled) => {
  if (!filled) throw new Error('the picture is damaged')
  const reply: HeicReply = { data, ...size }
  parentPort?.postMessage(reply, [data.buffer])
})

/** Limits the decoder's memory, which a thread's own limits leave out. */
function limitMemory(most: number): void {
  const { grow } = WebAssembly.Memory.prototype
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * 65_536 > most) throw new RangeError('out of memory')
    return grow.call(this, pages)
  }
}
