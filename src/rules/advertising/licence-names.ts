/** Comparing names as they are advertised with names as they are registered. */

const compared = (name: string) =>
  name
    .normalize('NFKC')
    .toLocaleLowerCase('en-CA')
    .replace(/[\s,.’']+/gu, ' ')
    .trim()

/**
 * Whether an advertised name is the registered one; case, commas and spaces aside, and with `suffix`
 * added to either. True while one of them isn't known.
 */
export function isSameName(
  advertised: string,
  registered: string | undefined,
  suffix = ''
): boolean {
  const bare = (name: string) => {
    const words = compared(name)
    return suffix !== '' && words.endsWith(` ${suffix}`)
      ? words.slice(0, -suffix.length).trim()
      : words
  }
  const [one, other] = [bare(advertised), bare(registered ?? '')]
  return one === '' || other === '' || one === other
}

/** Whether a short form can be recognized: it has the family name. True while one isn't known. */
export function sharesName(advertised: string, registered: string): boolean {
  const words = compared(advertised).split(' ')
  const family = compared(registered).split(' ').at(-1) ?? ''
  return family === '' || words.join('') === '' || words.includes(family)
}

/** Whether a registered name is in one of these texts. True for no name. */
export function isInTexts(registered: string, texts: readonly string[]): boolean {
  const name = compared(registered)
  return name === '' || texts.some((text) => ` ${compared(text)} `.includes(` ${name} `))
}

/** Whether a team's name can be taken for a brokerage's. */
export function soundsLikeBrokerage(team: string): boolean {
  return /(?<!\p{L})(?:realty|real estate|brokerage|corporation|corp|incorporated|inc|ltd|limited|partnership|company|immobilière?)(?!\p{L})/iu.test(
    team
  )
}
