import { request as httpRequest } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import type { TLSSocket } from 'node:tls'

/** Our hosting names the website of every page in this header. */
const SITE_HEADER = 'x-maplekey-site'

export type Page = { status: number; location: string | undefined; site: string; html: string }
export type PageAnswer = Page | { problem: 'certificate' | 'no-answer' }

export type PageRequest = {
  protocol: 'http:' | 'https:'
  /** The Host header. */
  host: string
  /** The name in the certificate; the host's, unless another one is asked in its place. */
  servername?: string
  path?: string
  address: string
  port: number
  /** Posts this instead of asking for the page. */
  post?: { content: string; headers: Readonly<Record<string, string>> } | undefined
  /** Certificate authorities instead of the system's. */
  ca?: string | undefined
}

const TIMEOUT_MS = 8000
const BYTES_MAX = 256 * 1024

/** Fetches a page from one address, which the caller has checked, and follows no redirect. */
export function fetchPage(page: PageRequest): Promise<PageAnswer> {
  const { promise, resolve } = Promise.withResolvers<PageAnswer>()
  const { address, ca, host, path = '/', port, post, protocol, servername = host } = page
  const options: RequestOptions = {
    agent: false,
    host: address,
    port,
    path,
    method: post ? 'POST' : 'GET',
    headers: {
      host,
      accept: 'text/html',
      'user-agent': 'Maplekey domain check',
      ...post?.headers
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(protocol === 'https:' && { servername, ...(ca !== undefined && { ca }) })
  }
  const send = protocol === 'https:' ? httpsRequest : httpRequest
  let isConnected = false
  let isSecure = protocol === 'http:'
  const request = send(options, (response) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const finish = () => {
      const { headers, statusCode = 0 } = response
      const site = headers[SITE_HEADER]
      const html = Buffer.concat(chunks).subarray(0, BYTES_MAX).toString()
      const answer = { status: statusCode, location: headers.location, html }
      resolve({ ...answer, site: typeof site === 'string' ? site : '' })
      request.destroy()
    }
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes >= BYTES_MAX) finish()
    })
    response.on('end', finish)
    response.on('error', () => resolve({ problem: 'no-answer' }))
  })
  request.on('socket', (socket) => {
    socket.on('connect', () => (isConnected = true))
    ;(socket as TLSSocket).on('secureConnect', () => (isSecure = true))
  })
  request.on('error', (error: NodeJS.ErrnoException) => {
    const isLate = error.name === 'AbortError' || error.name === 'TimeoutError'
    resolve({ problem: isConnected && !isSecure && !isLate ? 'certificate' : 'no-answer' })
  })
  request.end(post?.content)
  return promise
}

/** An HTML form as a browser posts it. */
export function formPost(
  fields: Readonly<Record<string, string>> | undefined
): PageRequest['post'] {
  if (!fields) return undefined
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return { content: new URLSearchParams(fields).toString(), headers }
}
