import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFolder } from '#publish/compress.ts'
import { tree } from '../kit/tree.ts'

test('compresses text files if smaller, the blog with Brotli only, and no pictures', () => {
  const text = 'A street of houses. '.repeat(200)
  const root = tree({
    'index.html': text,
    'blog/1.html': text,
    '_astro/a.css': text,
    'tiny.txt': 'a',
    'house.webp': text
  })
  compressFolder(root)
  for (const page of ['index.html', 'blog/1.html'])
    expect(brotliDecompressSync(readFileSync(join(root, `${page}.br`))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(root, '_astro/a.css.gz'))).toString()).toBe(text)
  expect(existsSync(join(root, 'blog/1.html.gz'))).toBe(false)
  expect(existsSync(join(root, 'tiny.txt.br'))).toBe(false)
  expect(existsSync(join(root, 'house.webp.br'))).toBe(false)
})
