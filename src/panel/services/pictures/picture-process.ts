// A process that converts pictures one after another, at a lower priority than the panel that started it.
// It ends when the panel closes its standard input, or is gone.
import { setPriority } from 'node:os'
import { type ConvertedPicture, UnusablePicture } from './converted-picture.ts'
import type { PictureProblem } from './check-picture.ts'
import { readFrames, writeFrame } from './frames.ts'

/** Its share of a busy core is a tenth of the panel's: more would slow down visitors, less starve uploads. */
const NICENESS = 10

/** The first frame of a reply, as JSON; each of a picture's files follows in a frame. */
export type PictureReply =
  | {
      picture: Omit<ConvertedPicture, 'files'>
      files: Omit<ConvertedPicture['files'][number], 'bytes'>[]
    }
  | { problem: PictureProblem }
  | { fault: string }

setPriority(NICENESS)
// Loaded now, since threads have the priority that their process has when they are started.
const { convertHere } = await import('./convert-picture.ts')

// A terminal and a service manager signal the whole group.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
for await (const bytes of readFrames(process.stdin)) {
  try {
    const { files, ...picture } = await convertHere(bytes)
    say({ picture, files: files.map(({ format, width }) => ({ format, width })) })
    for (const file of files) writeFrame(process.stdout, [file.bytes])
  } catch (error) {
    if (error instanceof UnusablePicture) say({ problem: error.problem })
    else say({ fault: error instanceof Error ? error.message : String(error) })
  }
}

function say(reply: PictureReply): void {
  writeFrame(process.stdout, [Buffer.from(JSON.stringify(reply))])
}
