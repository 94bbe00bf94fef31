import { expect, test } from 'vitest'
import {
  bodyForVisitors,
  bodyPictureSource,
  picturesInBody,
  safePostBody,
  withPictureSizes
} from '#rules/websites/post-body.ts'

const sha256 = 'ab'.repeat(32)
const own = `<img src="/_site/media/${sha256}-960.jpeg" alt="A porch" />`

test('a post keeps pictures of the website’s own media, and no other', () => {
  const html = [
    '<p>One',
    own,
    '<img src="https://elsewhere.example/x.jpeg" alt="x" />',
    '<img src="/pictures/x.png" alt="x" />',
    `<img src="/_site/media/${sha256}-960.svg" alt="x" />`,
    '<img src="data:image/png;base64,AAAA" alt="x" />',
    '</p>'
  ]
  expect(safePostBody(html.join(''))).toBe(`<p>One${own}</p>`)
})

test('a post’s text can’t run, frame, style or send anything', () => {
  const html =
    '<script>alert(1)</script><p onclick="x()" style="color:red" class="y">Hi <a href="javascript:x()">there</a></p>' +
    '<iframe src="https://x.example"></iframe><form action="/x"><input name="a"></form><style>p{}</style>'
  expect(safePostBody(html)).toBe('<p>Hi <a>there</a></p>')
  expect(safePostBody(safePostBody(html))).toBe(safePostBody(html))
})

test('the pictures of a text are found once each', () => {
  expect(picturesInBody(`<p>${own}</p><p>${own}</p>`)).toEqual([sha256])
  expect(picturesInBody('<p>None</p>')).toEqual([])
})

test('a stored picture’s size replaces what a text says', () => {
  const stored = new Map([[sha256, { sha256, width: 2400, height: 1600 }]])
  const html = `<p><img src="/_site/media/${sha256}-160.webp" alt="A porch" width="1" /></p>`
  expect(withPictureSizes(html, stored)).toBe(
    `<p><img src="${bodyPictureSource({ sha256, width: 2400 })}" alt="A porch" width="2400" height="1600" /></p>`
  )
})

test('visitors’ browsers choose among the widths of a picture', () => {
  const html = bodyForVisitors(`<p>${own}</p><h2>Q&amp;A</h2>`, '/_site/media/', '40rem')
  expect(html).toContain(`srcset="/_site/media/${sha256}-160.webp 160w, `)
  expect(html).toContain(`${sha256}-480.webp 480w, /_site/media/${sha256}-960.webp 960w"`)
  expect(html).toContain('sizes="40rem" loading="lazy"')
  expect(html).toContain('<h2>Q&amp;A</h2>')
})
