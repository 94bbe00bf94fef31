import { expect, test } from 'vitest'
import { isBuiltFile, isImageAddress, isLinkAddress } from '#rules/websites/web-address.ts'

test.each([
  '/a.png',
  '/pictures/ab12.webp',
  '/a%',
  '/a/../b.png',
  'https://example.com/a.png',
  'https://example.com:8443/a?b=c#d',
  'https://[::1]/a.png',
  'https://münchen.example/ü.png',
  'https://example.com/_astro/photo.webp'
])('an image may be at %s', (address) => {
  expect(isImageAddress(address)).toBe(true)
  expect(isLinkAddress(address)).toBe(true)
})

test.each([
  '',
  'a.png',
  '//example.com/a.png',
  '/\\example.com/a.png',
  '/a b.png',
  'http://[',
  'https://[::1',
  'https://',
  'https:///a',
  'https:example.com',
  'https://a b.example/',
  'https://example.com:99999/',
  'https://user:secret@example.com/',
  'https://example.com@evil.example/',
  'https://example.com/\n',
  'https://example.com/\u0001',
  'https://example.com/\u202egnp.a',
  `https://example.com/${'a'.repeat(2000)}`,
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'blob:https://example.com/1',
  'ftp://example.com/a.png',
  '/_astro/a.1.js',
  '/x/../_astro/a.1.js',
  '/og/home.1.png'
])('%s is not', (address) => {
  expect(isImageAddress(address)).toBe(false)
  expect(isLinkAddress(address)).toBe(false)
})

test('a link may use plain http, an image may not', () => {
  expect(isLinkAddress('http://example.com/')).toBe(true)
  expect(isImageAddress('http://example.com/a.png')).toBe(false)
})

test('a build file is recognised however its path is written', () => {
  for (const path of [
    '/_astro/a.js',
    '/./_astro/a.js',
    '/x/../OG/a.png',
    '//site.invalid/og/a.png'
  ])
    expect(isBuiltFile(path)).toBe(true)
  for (const path of ['/photo/_astro/a.js', 'https://example.com/og/a.png', 'http://['])
    expect(isBuiltFile(path)).toBe(false)
})
