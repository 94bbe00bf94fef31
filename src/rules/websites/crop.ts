export type Size = { width: number; height: number }
export type Area = Size & { x: number; y: number }

/** How somebody looks at a picture through a window: `zoom` from 1, and where the window lies between both edges, 0 to 1. */
export type Look = { zoom: number; x: number; y: number }

export const ZOOM_MAX = 4
export const MIDDLE: Look = { zoom: 1, x: 0.5, y: 0.5 }

/** The part of the picture seen through a window of this form (its width by its height); never outside the picture. */
export function seenArea(picture: Size, form: number, { zoom, x, y }: Look): Area {
  const wide = form > picture.width / picture.height
  const width = (wide ? picture.width : picture.height * form) / zoom
  const height = (wide ? picture.width / form : picture.height) / zoom
  return { x: (picture.width - width) * x, y: (picture.height - height) * y, width, height }
}

/** The look after the picture was pulled by so many widths and heights of the window. */
export function pulled(
  picture: Size,
  form: number,
  look: Look,
  by: { x: number; y: number }
): Look {
  const { width, height } = seenArea(picture, form, look)
  const move = (at: number, share: number, seen: number, whole: number) =>
    whole > seen ? Math.min(1, Math.max(0, at - (share * seen) / (whole - seen))) : at
  return {
    zoom: look.zoom,
    x: move(look.x, by.x, width, picture.width),
    y: move(look.y, by.y, height, picture.height)
  }
}
