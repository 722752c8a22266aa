import { z } from 'zod';
import { type Language, languages } from '../../accounts/language.js';
import type { Paragraph } from '../../mail/letter.js';

export const invitationMailKind = 'campaign.invitation';

/** What the letter is about. Its link is made when it is written. */
export const invitationMail = z.object({
  campaignId: z.string(),
  invitationId: z.string(),
  email: z.string(),
  language: z.enum(languages),
});
export type InvitationMail = z.infer<typeof invitationMail>;

/** No word that somebody typed enters it: it also goes to strangers. Where it leads tells who invites, and to what. */
export function invitationWords(
  language: Language,
  link: string,
): { subject: string; paragraphs: readonly Paragraph[] } {
  return {
    en: {
      subject: 'You are invited to a campaign at Pelagonia',
      paragraphs: [
        'Somebody who organises a Warmaster campaign would like to have you in it. Open this link to see who, and which campaign:',
        { href: link },
        'The link works once. If you do not want to join, do nothing: without you nothing happens.',
      ],
    },
    es: {
      subject: 'Te invitan a una campaña en Pelagonia',
      paragraphs: [
        'Alguien que organiza una campaña de Warmaster quiere contar contigo. Abre este enlace para ver quién es y qué campaña:',
        { href: link },
        'El enlace sirve una sola vez. Si no te interesa, no hagas nada: sin ti no ocurre nada.',
      ],
    },
  }[language];
}
