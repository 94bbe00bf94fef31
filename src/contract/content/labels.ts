/** Labels of the editor's fields and of a content file, apart from the forms' for smaller bundles. */

// The editor.
export const post_title = 'Title'
export const post_excerpt = 'Excerpt'
export const post_main_image = 'Main picture'
export const post_main_image_alt = 'What the main picture shows'
export const post_description = 'Text'
export const title = 'Title'
export const content = 'Text'
export const policy_name = 'Address'
export const faq_title = 'Question'
export const faq_description = 'Answer'
export const review = 'What they said'
export const designation = 'Designation'
export const website = 'Website'
export const reviewer_image = 'Picture'
export const alt = 'What the picture shows'

// An imported content file.
export const plan_name = 'Plan name'
export const features = 'Feature'
export const province_shortcode = 'Province code'
export const province_name = 'Province name'
export const agent_name = 'Agent name'
export const brokerage = 'Brokerage'
export const screenshot = 'Screenshot'
export const sample_address = 'Website address'
export const file_name = 'File name'
