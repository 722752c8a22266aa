/** Everybody who might look: those of the battle are its sides, and whoever attacks organises the campaign as well. */
export const roles = [
  'nobody',
  'stranger',
  'applicant',
  'former player',
  'spectator',
  'referee',
  'organiser',
  'attacker',
  'defender',
  'rival',
] as const;
export type Role = (typeof roles)[number];

/** Everybody who takes part in the campaign, which is private. */
export const members: readonly Role[] = [
  'spectator',
  'referee',
  'organiser',
  'attacker',
  'defender',
  'rival',
];
/** The same, but not for outsiders where the campaign is public. */
const membersAlone: readonly Role[] = [...members];
const organisers: readonly Role[] = ['organiser', 'attacker'];
/** The two sides of the battle, and whoever judges it. */
const inside: readonly Role[] = ['referee', 'attacker', 'defender'];
/** Of what is hidden: its author, who is the defender, and the officials. */
const withHidden: readonly Role[] = ['referee', 'organiser', 'attacker', 'defender'];
const noOne: readonly Role[] = [];

/**
 * Everything that people can write, by the path of the mutation that takes it: who reads it in a private campaign, or why
 * nobody can write what he likes there. After a comma stands what became of it. A test compares it with the schema.
 */
export const written = {
  'addArmyList.document': members,
  'applyCorrection.reason': members,
  'changeEmail.email': ['referee'],
  'changeEmail.password': noOne,
  'changePassword.currentPassword': noOne,
  'changePassword.newPassword': noOne,
  'chooseVeteran.name': members,
  'cloneCampaign.name': ['attacker'],
  'completeRegistration.displayName': membersAlone,
  'completeRegistration.password': noOne,
  'createAccessToken.name': ['referee'],
  'createCampaign.name': members,
  'declareNotFought.reason': members,
  'deleteAccount.password': noOne,
  'describePhoto.alt': members,
  'describePhoto.alt, hidden': withHidden,
  'describePhoto.alt, of a hidden piece': withHidden,
  'describePhoto.alt, removed': noOne,
  'describePhoto.caption': members,
  'describePhoto.caption, hidden': withHidden,
  'describePhoto.caption, of a hidden piece': withHidden,
  'describePhoto.caption, removed': noOne,
  'disputeBattle.reason': inside,
  'editArticle.text': members,
  'editArticle.title': members,
  'extendTurn.reason': members,
  'finishCampaign.reason': members,
  'giveTerritory.reason': members,
  'grantPoints.reason': members,
  'hideArticle.reason': members,
  'hidePhoto.reason': members,
  'mailInvitation.email': organisers,
  'nameStandIn.note': members,
  'pauseCampaign.reason': members,
  'postponeBattle.reason': members,
  'proposeAppointment.place': inside,
  'proposeAppointment.place, accepted': inside,
  'proposeExtension.reason': members,
  'registerAccount.email': ['spectator'],
  'removePhoto.reason': members,
  'removePlayer.reason': members,
  'renameTerritory.name': members,
  'renameTerritory.reason': members,
  'renameVeteran.name': members,
  'requestPasswordReset.email': noOne,
  'requestToJoin.message': organisers,
  'requestToJoin.message, declined': noOne,
  'resetPassword.password': noOne,
  'rollForBattle.reason': members,
  'ruleOnBattle.reason': members,
  'ruleOnChoice.reason': members,
  'saveRoster.roster.entries.veteran': ['defender'],
  'saveRoster.roster.name': ['defender'],
  'setScenario.briefings.text, to the attacker': ['referee', 'attacker'],
  'setScenario.briefings.text, to the defender': ['referee', 'defender'],
  'setScenario.own.text': members,
  'setScenario.own.title': members,
  'signIn.email': noOne,
  'signIn.password': noOne,
  'takeTerritory.reason': members,
  'updateCampaign.name': ['attacker'],
  'updateProfile.displayName': members,
  'writeArticle.text': members,
  'writeArticle.text, edited': noOne,
  'writeArticle.text, hidden': withHidden,
  'writeArticle.text, withdrawn': noOne,
  'writeArticle.title': members,
  'writeArticle.title, edited': noOne,
  'writeArticle.title, hidden': withHidden,
  'writeArticle.title, withdrawn': noOne,
} as const satisfies Readonly<Record<string, readonly Role[]>>;
export type Written = keyof typeof written;

const seat = 'a letter of a seat of the campaign, or it is refused';
const colour = 'one of eight letters, or it is refused';
const zone = 'an IANA time zone, or it is refused';
const veteran = 'a name on the muster roll of the seat, or it is refused';
const answer = 'one of the answers that the choice has, or it is refused';
const secret = 'a secret that the service made; log.integration.ts looks for it';
const confirmation = 'the name of what is deleted, or it is refused';
const day = 'a day of the calendar, or it is refused';

/** What is no free text, and why. Client keys stand nowhere here: each mutation has one, and it names the request alone. */
export const notFree: Readonly<Record<string, string>> = {
  'acceptInvitation.seat': seat,
  'acceptInvitation.token': secret,
  'acceptJoinRequest.seat': seat,
  'answerChoice.answer': answer,
  'applyCorrection.events.answer': answer,
  'applyCorrection.events.winner': seat,
  'assignSeat.seat': seat,
  'chooseColour.colour': colour,
  'chooseVeteran.army.veteran': veteran,
  'claimSeat.colour': colour,
  'claimSeat.seat': seat,
  'completeRegistration.timeZone': zone,
  'completeRegistration.token': secret,
  'confirmEmail.token': secret,
  'confirmSeat.seat': seat,
  'createCampaign.settings.cadence.time': 'a time of day, or it is refused',
  'createCampaign.settings.timeZone': zone,
  'createInvitation.seat': seat,
  'declareLeave.from': day,
  'declareLeave.to': day,
  'deleteAccount.confirmation': confirmation,
  'deleteCampaign.confirmation': confirmation,
  'giveTerritory.seat': seat,
  'grantPoints.seat': seat,
  'mailInvitation.seat': seat,
  'registerAccount.invitation': secret,
  'renameVeteran.veteran': veteran,
  'reportBattle.result.veteransLost.attacker': veteran,
  'reportBattle.result.veteransLost.defender': veteran,
  'requestToJoin.seat': seat,
  'resetPassword.token': secret,
  'ruleOnBattle.result.veteransLost.attacker': veteran,
  'ruleOnBattle.result.veteransLost.defender': veteran,
  'ruleOnChoice.answer': answer,
  'sealOrder.fightFirst':
    'letters of seats, sealed with the order; leak.integration.ts looks for what is written there',
  'signInToDemo.name': 'the name of an account of the demo, or it is refused',
  'swapSeats.one': seat,
  'swapSeats.other': seat,
  'updateCampaign.settings.cadence.time': 'a time of day, or it is refused',
  'updateCampaign.settings.timeZone': zone,
  'updateProfile.timeZone': zone,
};

/** What lies locked in the tables. */
export const locked: readonly Written[] = [
  'saveRoster.roster.entries.veteran',
  'saveRoster.roster.name',
  'setScenario.briefings.text, to the attacker',
  'setScenario.briefings.text, to the defender',
];

/** A word for each that stands nowhere else, and in no other word. */
export function wordFor(text: Written): string {
  return `zq7${text.toLowerCase().replace(/[^a-z]/g, '')}7qz`;
}

/** What stands in a text, plain or as a dump of bytes shows it. */
export function writtenIn(text: string): Written[] {
  const plain = text.toLowerCase();
  return texts.filter((one) => {
    const word = wordFor(one);
    return plain.includes(word) || plain.includes(Buffer.from(word).toString('hex'));
  });
}

export const texts = Object.keys(written) as Written[];

/** Who reads it, by the table. */
export const readersOf = (text: Written): readonly Role[] => written[text];

export const readBy = (role: Role): Written[] => texts.filter((text) => readersOf(text).includes(role));
