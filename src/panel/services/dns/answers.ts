export type RecordType = 'A' | 'AAAA' | 'CAA' | 'CNAME' | 'DS' | 'MX' | 'SRV' | 'TXT'

/** A name's records of one type as text. No records is an answer too: an empty list. */
export type Answers = { found: string[] } | { problem: 'timeout' | 'unreachable' }
