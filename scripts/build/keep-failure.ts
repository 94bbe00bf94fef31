// Astro's application answers 500 if a page throws; the publish run needs to know why.

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
