import sharp from 'sharp'

/** Draws the picture of this name as SVG; undefined if there is none. */
export type FeedPictures = (name: string) => string | undefined

const PICTURE = /^\/media\/\w+\/\d+\/([\w-]+)\.jpg$/
const HOME = /^\/real-estate\/(\w+)$/
const WIDTH = 1024

/** A drawn home as a photograph's file, or the page its listing links to. Undefined for other paths. */
export async function feedPicture(
  { pathname }: URL,
  pictures: FeedPictures | undefined
): Promise<Response | undefined> {
  if (HOME.test(pathname)) {
    return new Response('This home was invented to try out the search.\n', {
      headers: { 'content-type': 'text/plain;charset=utf-8' }
    })
  }
  const [, name] = PICTURE.exec(pathname) ?? []
  if (name === undefined) return undefined
  const drawn = pictures?.(name)
  if (drawn === undefined) return new Response(null, { status: 404 })
  const picture = await sharp(Buffer.from(drawn), { density: 200 })
    .resize({ width: WIDTH })
    .jpeg({ quality: 82 })
    .toBuffer()
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } })
}
