const REFERENCE = 'For more information, reference the technical documentation.'

/** Errors as CREA's guide lists them. */
export const feedRefusals = {
  badKey: () => refusal(400, 'Invalid Primary Key.'),
  badQuery: (message: string) => refusal(400, message),
  badToken: () => refusal(401, 'Invalid format or expired token or Invalid DestinationId.'),
  noResource: () =>
    refusal(404, `Invalid URL. The resource you are looking for is invalid. ${REFERENCE}`),
  noRecord: (resource: string) =>
    refusal(404, `The ${resource} resource you are looking for does not exist. ${REFERENCE}`)
}

function refusal(status: number, message: string): Response {
  return Response.json({ error: { code: String(status), message, details: null } }, { status })
}
