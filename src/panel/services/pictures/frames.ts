import type { Writable } from 'node:stream'

const HEAD_BYTES = 4

/** Writes pieces of bytes that `readFrames` at the other end yields as one buffer. */
export function writeFrame(to: Writable, pieces: readonly Uint8Array[]): void {
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt32LE(pieces.reduce((sum, { length }) => sum + length, 0))
  for (const bytes of [head, ...pieces]) to.write(bytes)
}

export async function* readFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = []
  let size = 0
  let wanted: number | undefined
  const take = (count: number): Buffer => {
    const all = Buffer.concat(parts)
    parts = [all.subarray(count)]
    size -= count
    return all.subarray(0, count)
  }
  for await (const part of source) {
    parts.push(part)
    size += part.length
    for (;;) {
      if (wanted === undefined && size >= HEAD_BYTES) wanted = take(HEAD_BYTES).readUInt32LE()
      if (wanted === undefined || size < wanted) break
      yield take(wanted)
      wanted = undefined
    }
  }
}
