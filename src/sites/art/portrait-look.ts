/** What a sample agent looks like when drawn. */
export type PortraitLook = {
  skin: string
  shade: string
  hair: 'bob' | 'bun' | 'crop' | 'curls' | 'long'
  hairColour: string
  jacket: string
  shirt: string
  beard?: boolean
  glasses?: boolean
}
