// Strings that attackers send and that break careless programs, all written for this project.

const SQL = [
  `' or '1'='1`,
  `'; drop table agents; --`,
  `" or ""="`,
  `1); select pg_sleep(5); --`,
  `') union select password_hash from agents --`,
  `\\'; copy agents to program 'id'; --`,
  `$1`,
  `$$;select 1;$$`,
  `%' and 1=(select count(*) from sessions) and '%'='`,
  `0x31303235343830303536`,
  `1e309`,
  `null::uuid`
]

const MARKUP = [
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `<svg/onload=alert(1)>`,
  `javascript:alert(1)`,
  `{{constructor.constructor('return process')()}}`,
  `\${process.env.STRIPE_SECRET_KEY}`,
  `<%= global.process.exit() %>`,
  `<!--#exec cmd="id" -->`,
  `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>`,
  `]]>`,
  `&lt;b&gt;&#0;`
]

const SHELL_AND_FILES = [
  `; cat /etc/passwd`,
  `| id`,
  '`id`',
  `$(id)`,
  `../../../../etc/passwd`,
  `..\\..\\windows\\win.ini`,
  `/proc/self/environ`,
  `file:///etc/passwd`,
  `C:\\con\\con`,
  `http://169.254.169.254/latest/meta-data/`,
  `http://[::1]:5432/`,
  `//evil.test/x`,
  `data:text/html,<b>x`,
  `data:image/png;base64,AAAA`,
  `data:image/svg+xml;base64,PHN2Zz4=`
]

const NAMES_OF_OBJECTS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
  'then',
  'length',
  'undefined',
  'null',
  'NaN',
  'true',
  '[object Object]'
]

const LETTERS = [
  '',
  ' ',
  '\t\r\n',
  '\u0000',
  'a\u0000b',
  '\u0001\u0008\u001b[31m',
  '\ufeffa',
  '\u202etxt.exe',
  '\u200b\u200d',
  'a\u0301'.repeat(60),
  '\ud800',
  'a\udc00b',
  '𝕬𝖓𝖓',
  '👩‍👩‍👧‍👦'.repeat(20),
  'ﬁ',
  'İ',
  'ß',
  '١٢٣٤٥٦٧٨٩٠',
  'ａｎｎ＠ｘ．ｃａ',
  'Ann\r\nBcc: all@evil.test',
  'Ann\nSet-Cookie: a=b',
  '"Ann" <a@x.ca>, b@x.ca',
  'a@x.ca\u0000@evil.test',
  'a'.repeat(65) + '@x.ca',
  '@',
  'a@[127.0.0.1]',
  'xn--80ak6aa92e.com',
  'аррӏе.com',
  'a..b',
  '-a.ca',
  'localhost',
  '127.0.0.1',
  '%00',
  '%',
  '%zz',
  '%c0%ae%c0%ae/',
  '+',
  '%s%s%s%n'
]

const NUMBERS = [
  '0',
  '-0',
  '-1',
  '1.5',
  '1e3',
  '2147483648',
  '9007199254740993',
  '99999999999999999999999999',
  '-9223372036854775809',
  'Infinity',
  '0x10',
  '0b1',
  '1_000',
  '１２'
]

const DATES = ['2026-02-30', '0000-00-00', '-271821-04-20', '275760-09-14', '2026-01-01T25:61:61Z']

/** Inputs that cause catastrophic backtracking. */
const LONG = [
  'a'.repeat(1_000),
  'a'.repeat(60_000),
  `${'a'.repeat(30_000)}!`,
  `${'a@'.repeat(10_000)}`,
  `${'a.'.repeat(20_000)}ca`,
  `${' '.repeat(50_000)}x`,
  `a${' '.repeat(50_000)}x`,
  `a${'\u200d'.repeat(20_000)}x`,
  `data:image/png;base64,${'A'.repeat(50_000)}!`,
  `${'1'.repeat(50_000)}.`,
  `${'<b>'.repeat(15_000)}`,
  `mkc_${'a'.repeat(43)}`,
  `${'é'.repeat(25_000)}`,
  `${'\\'.repeat(20_000)}`
]

export const STRINGS: readonly string[] = [
  ...SQL,
  ...MARKUP,
  ...SHELL_AND_FILES,
  ...NAMES_OF_OBJECTS,
  ...LETTERS,
  ...NUMBERS,
  ...DATES,
  ...LONG
]

/** JSON values of the wrong type. */
export const VALUES: readonly string[] = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e400',
  '-1e400',
  '1e-400',
  '2147483647',
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '123456789012345678901234567890',
  '[]',
  '[null]',
  '["a"]',
  '[[[[]]]]',
  '{}',
  '{"a":1}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":"x","valueOf":"y"}',
  '{"length":1e9}',
  '{"then":"x"}',
  '{"$gt":""}',
  '{"$where":"sleep(1000)"}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `[${Array.from({ length: 5_000 }, (_, index) => index).join(',')}]`,
  `{${Array.from({ length: 3_000 }, (_, index) => `"k${index}":0`).join(',')}}`
]
