// Keeps the machine busy until it is killed: `spin` a core, `write <folder>` the disk, with large files that are flushed again and again.
import { open } from 'node:fs/promises'
import { join } from 'node:path'

const [, , kind, folder = ''] = process.argv
if (kind === 'spin') for (;;);
const block = Buffer.alloc(4 << 20, 7)
await Promise.all(
  Array.from({ length: 4 }, async (_, index) => {
    const file = await open(join(folder, `busy-${index}`), 'w')
    for (let turn = 0; ; turn++) {
      await file.write(block, 0, block.length, (turn % 16) * block.length)
      await file.sync()
    }
  })
)
