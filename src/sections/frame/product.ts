import { readSocialLinks, SOCIAL_LINKS_WRONG, type SocialLink } from '#rules/people/social-links.ts'

/** The name this installation goes by, in titles and beside the logo. */
export const PRODUCT_NAME = import.meta.env.PUBLIC_PRODUCT_NAME || 'Maplekey'

/** The owner's pages on social networks; empty until PUBLIC_SOCIAL_LINKS is set. */
export const SOCIAL_LINKS = socialLinks(import.meta.env.PUBLIC_SOCIAL_LINKS)

/** The owner's support hours; without this setting none are shown. */
export const SUPPORT_HOURS = import.meta.env.PUBLIC_SUPPORT_HOURS

/** A build may run without the panel, which checks the same setting when it starts. */
function socialLinks(set = ''): SocialLink[] {
  const links = readSocialLinks(set)
  if (!links) throw new Error(`PUBLIC_SOCIAL_LINKS: ${SOCIAL_LINKS_WRONG}`)
  return links
}

/** Name and title of the person in charge of personal information, and where to write to them. */
export const PRIVACY_OFFICER = import.meta.env.PUBLIC_PRIVACY_OFFICER
export const PRIVACY_EMAIL = import.meta.env.PUBLIC_PRIVACY_EMAIL
