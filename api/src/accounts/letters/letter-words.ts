import type { Language } from '../language.js';
import type { Paragraph } from '../../mail/letter.js';

type Words = Readonly<{ subject: string; paragraphs: readonly Paragraph[] }>;

/** What each letter says. No name or other word that somebody typed ever enters one: letters also go to strangers. */
export const letterWords = {
  register: (language: Language, link: string): Words =>
    ({
      en: {
        subject: 'Confirm your address for Pelagonia',
        paragraphs: [
          'Somebody, most likely you, wants to join Pelagonia with this address. Open this link to choose a name and a password:',
          { href: link },
          'The link works for 24 hours, once. If it was not you, do nothing: no account is made without it.',
        ],
      },
      es: {
        subject: 'Confirma tu dirección para Pelagonia',
        paragraphs: [
          'Alguien, seguramente tú, quiere entrar en Pelagonia con esta dirección. Abre este enlace para elegir un nombre y una contraseña:',
          { href: link },
          'El enlace funciona durante 24 horas y una sola vez. Si no has sido tú, no hagas nada: sin él no se crea ninguna cuenta.',
        ],
      },
    })[language],

  alreadyRegistered: (language: Language, signIn: string, forgotten: string): Words =>
    ({
      en: {
        subject: 'You already have an account at Pelagonia',
        paragraphs: [
          'Somebody, perhaps you, gave this address to Pelagonia as a new one. It already has an account; you can sign in here:',
          { href: signIn },
          'If the password is forgotten, have a new one sent:',
          { href: forgotten },
          'If it was not you, there is nothing to do: nothing has changed.',
        ],
      },
      es: {
        subject: 'Ya tienes una cuenta en Pelagonia',
        paragraphs: [
          'Alguien, quizá tú, ha dado esta dirección a Pelagonia como si fuera nueva. Ya tiene una cuenta; puedes entrar aquí:',
          { href: signIn },
          'Si has olvidado la contraseña, pide otra:',
          { href: forgotten },
          'Si no has sido tú, no hace falta hacer nada: nada ha cambiado.',
        ],
      },
    })[language],

  resetPassword: (language: Language, link: string): Words =>
    ({
      en: {
        subject: 'Choose a new password for Pelagonia',
        paragraphs: [
          'A new password was asked for. Open this link to choose one:',
          { href: link },
          'The link works for one hour, once; only the newest link works. All devices and access tokens will be signed out. If it was not you, do nothing: the old password stays.',
        ],
      },
      es: {
        subject: 'Elige una contraseña nueva para Pelagonia',
        paragraphs: [
          'Se ha pedido una contraseña nueva. Abre este enlace para elegirla:',
          { href: link },
          'El enlace funciona durante una hora y una sola vez; solo sirve el más reciente. Se cerrarán todas las sesiones y dejarán de valer las claves de acceso. Si no has sido tú, no hagas nada: la contraseña sigue igual.',
        ],
      },
    })[language],

  changeEmail: (language: Language, link: string): Words =>
    ({
      en: {
        subject: 'Confirm your new address for Pelagonia',
        paragraphs: [
          'An account at Pelagonia is to have this address. Open this link to confirm that it is yours:',
          { href: link },
          'The link works for 24 hours, once. If it was not you, do nothing: the account keeps its old address.',
        ],
      },
      es: {
        subject: 'Confirma tu nueva dirección para Pelagonia',
        paragraphs: [
          'Una cuenta de Pelagonia va a tener esta dirección. Abre este enlace para confirmar que es tuya:',
          { href: link },
          'El enlace funciona durante 24 horas y una sola vez. Si no has sido tú, no hagas nada: la cuenta conserva su dirección anterior.',
        ],
      },
    })[language],

  emailChanged: (language: Language): Words =>
    ({
      en: {
        subject: 'Your address at Pelagonia has changed',
        paragraphs: [
          'Your account at Pelagonia has another address now, so this is the last letter to this one.',
          'If it was not you, somebody knows your password: write to the organiser of your club at once.',
        ],
      },
      es: {
        subject: 'Tu dirección en Pelagonia ha cambiado',
        paragraphs: [
          'Tu cuenta de Pelagonia tiene ahora otra dirección, así que esta es la última carta a esta.',
          'Si no has sido tú, alguien conoce tu contraseña: escribe enseguida a quien organiza tu club.',
        ],
      },
    })[language],

  passwordChanged: (language: Language, forgotten: string): Words =>
    ({
      en: {
        subject: 'Your password at Pelagonia has changed',
        paragraphs: [
          'The password of your account was changed, and other devices were signed out.',
          'If it was not you, have a new one sent at once:',
          { href: forgotten },
        ],
      },
      es: {
        subject: 'Tu contraseña de Pelagonia ha cambiado',
        paragraphs: [
          'Se ha cambiado la contraseña de tu cuenta y se han cerrado las demás sesiones.',
          'Si no has sido tú, pide otra enseguida:',
          { href: forgotten },
        ],
      },
    })[language],

  deleted: (language: Language): Words =>
    ({
      en: {
        subject: 'Your account at Pelagonia is deleted',
        paragraphs: [
          'Your account is gone, with all its sessions and access tokens. In campaigns only the names of your seats remain.',
        ],
      },
      es: {
        subject: 'Tu cuenta de Pelagonia se ha eliminado',
        paragraphs: [
          'Tu cuenta ya no existe, ni sus sesiones ni sus claves de acceso. En las campañas solo quedan los nombres de tus plazas.',
        ],
      },
    })[language],
} as const;
