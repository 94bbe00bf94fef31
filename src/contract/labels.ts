/**
 * Field labels: the form's <label>, and `{path}` in the specification's messages. Separate exports, so
 * that a script bundles only those that it uses.
 */

// Visitors' forms and the log-in.
export const name = 'Name'
export const full_name = 'Name'
export const email = 'Email'
export const phone = 'Phone'
export const contact = 'Phone'
export const message = 'Message'
export const password = 'Password'
export const new_password = 'New password'
export const confirmPassword = 'Confirm password'
export const recaptcha = 'Recaptcha'

// The wizard.
export const website_name = 'Website name'
export const base_url = 'Domain'
export const logo = 'Logo'
export const site_language = 'Language'
export const site_city = 'City'
export const site_province = 'Province'
export const salesman_name = 'Name'
export const salesman_designation = 'Designation'
export const salesman_contact = 'Phone'
export const salesman_email = 'Email'
export const salesman_image = 'Photo'
export const company_name = 'Brokerage name'
export const company_contact = 'Phone'
export const company_fax = 'Fax'
export const company_email = 'Email'
export const company_address = 'Address'
export const company_address_2 = 'Suite or unit'
export const company_logo = 'Brokerage logo'
export const coupon_code = 'Coupon code'

// The cardholder, in the wizard and on the payment methods page.
export const billing_name = 'Name on card'
export const billing_contact = 'Phone'
export const billing_email = 'Email'
export const billing_address = 'Address'
export const billing_address_1 = 'Address'
export const billing_address_2 = 'Suite or unit'
export const billing_city = 'City'
export const billing_state = 'Province'
export const billing_zip = 'Postal code'

// The dashboard.
export const board = 'Board'
export const signed_on = 'Signed on'

// Emails to leads.
export const subject = 'Subject'
export const text = 'Text'
export const template_name = 'Name'
