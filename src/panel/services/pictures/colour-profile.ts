import { crc32, deflateSync } from 'node:zlib'

/** Where a HEIC file has its colour profile: in the properties of its pictures. */
const WAY = ['meta', 'iprp', 'ipco', 'colr'] as const
/** Of boxes that begin with a version and flags. */
const HEADER: Record<string, number> = { meta: 12 }
const PROFILE = /^(prof|rICC)$/

/** The ICC profile of a HEIC file, such as a phone's wide colours. */
export function heicProfile(bytes: Uint8Array): Uint8Array | undefined {
  return find(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), WAY)
}

function find(bytes: Buffer, [name, ...rest]: readonly string[]): Uint8Array | undefined {
  for (let at = 0; at + 12 <= bytes.length;) {
    const size = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (size < 8) return undefined
    const box = bytes.subarray(at + (HEADER[type] ?? 8), at + size)
    at += size
    if (type !== name) continue
    if (rest.length > 0) return find(box, rest)
    if (PROFILE.test(box.toString('latin1', 0, 4))) return box.subarray(4)
  }
  return undefined
}

/** After the signature and the header, which have fixed sizes. */
const PNG_HEADER_END = 33

/** A PNG with this profile, which its pixels are in already. */
export function withProfile(png: Buffer, profile: Uint8Array): Buffer {
  const chunk = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length - 4)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(chunk))
  const [start, end] = [png.subarray(0, PNG_HEADER_END), png.subarray(PNG_HEADER_END)]
  return Buffer.concat([start, length, chunk, check, end])
}
