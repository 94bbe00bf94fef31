// A process that converts one picture at a time, at a lower priority than the panel that started it.
import { constants, setPriority } from 'node:os'
import type { PictureProblem } from './check-picture.ts'
import { type ConvertedPicture, UnusablePicture } from './converted-picture.ts'

export type PictureReply =
  | { picture: ConvertedPicture }
  | { problem: PictureProblem }
  | { fault: string }

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
// Loaded now, since threads have the priority that their process has when they are started.
const { convertHere } = await import('./convert-picture.ts')

// The panel ends it; a terminal or service manager signals the whole group.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
process.on('disconnect', () => process.exit())
process.on('message', (bytes: Uint8Array) => {
  void reply(bytes).then((answer) => process.send?.(answer))
})

async function reply(bytes: Uint8Array): Promise<PictureReply> {
  try {
    return { picture: await convertHere(bytes) }
  } catch (error) {
    if (error instanceof UnusablePicture) return { problem: error.problem }
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
