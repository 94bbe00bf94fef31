// Astro's application answers 500 where a page throws; the publishing run needs to know why.

import type { MiddlewareHandler } from 'astro'

export type Failed = { failure?: unknown }

export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  try {
    return await next()
  } catch (failure) {
    Object.assign(locals, { failure })
    return new Response(null, { status: 500 })
  }
}
