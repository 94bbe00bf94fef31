type Shape = { body: string | Buffer; headers: Record<string, string> }

const TYPES = [
  '',
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json;;;=',
  'application/jsonp',
  'APPLICATION/JSON',
  'application/json, text/plain'
]

/** Malformed bodies, derived from a valid one. */
export function bodyShapes(good: string): Shape[] {
  const deep = (depth: number, open: string, close: string) =>
    `${open.repeat(depth)}1${close.repeat(depth)}`
  const bodies: (string | Buffer)[] = [
    '',
    ' ',
    'null',
    'true',
    '0',
    '""',
    '[]',
    `[${good}]`,
    '{',
    '}',
    '{"a":}',
    `${good}${good}`,
    good.slice(0, -1),
    good.slice(0, good.length / 2),
    `\ufeff${good}`,
    `${good}\u0000`,
    good.replaceAll('"', "'"),
    `/**/${good}`,
    `)]}',\n${good}`,
    deep(30_000, '[', ']'),
    deep(10_000, '{"a":', '}'),
    `{"a":"${'x'.repeat(63_000)}"}`,
    `{"a":"${'x'.repeat(70_000)}"}`,
    `{${'"a":1,'.repeat(8_000)}"b":2}`,
    `{"__proto__":${good}}`,
    `{"constructor":{"prototype":${good}}}`,
    good.replace('{', '{"__proto__":{"agent_id":"x","api_status":0},'),
    `{"n":${'9'.repeat(50_000)}}`,
    `{"n":1e${'9'.repeat(300)}}`,
    `{"\\ud800":"\\udfff"}`,
    `{"a":"\\u0000"}`,
    Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
    Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0xa0, 0xa1, 0x22, 0x7d]),
    Buffer.from([0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00]),
    Buffer.alloc(2_000)
  ]
  const json = { 'Content-Type': 'application/json' }
  return [
    ...bodies.map((body) => ({ body, headers: json })),
    ...TYPES.map((type) => ({ body: good, headers: { 'Content-Type': type } })),
    { body: good, headers: { ...json, 'Content-Encoding': 'gzip' } },
    { body: good, headers: { ...json, 'Content-Encoding': 'br, br, br' } }
  ]
}
