import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

export const DutyKindModel = {
  SEAL_ORDER: 'sealOrder',
  MUSTER_ARMY: 'musterArmy',
  ANSWER_CHOICE: 'answerChoice',
  CHOOSE_VETERAN: 'chooseVeteran',
  APPOINT_BATTLE: 'appointBattle',
  ANSWER_APPOINTMENT: 'answerAppointment',
  ANSWER_SCENARIO: 'answerScenario',
  REPORT_BATTLE: 'reportBattle',
  CONFIRM_RESULT: 'confirmResult',
  SETTLE_DISPUTE: 'settleDispute',
  SETTLE_OVERDUE: 'settleOverdue',
  ANSWER_REQUEST: 'answerRequest',
  CONFIRM_SEAT: 'confirmSeat',
  BEGIN_CAMPAIGN: 'beginCampaign',
  TAKE_SEAT: 'takeSeat',
} as const;
export type DutyKind = (typeof DutyKindModel)[keyof typeof DutyKindModel];
registerEnumType(DutyKindModel, {
  name: 'DutyKind',
  description: 'What waits for somebody.',
  valuesMap: {
    SEAL_ORDER: { description: 'No order of his lies sealed for the turn under way.' },
    MUSTER_ARMY: { description: 'Armies last in this campaign, and his is not mustered yet.' },
    ANSWER_CHOICE: { description: 'The turn waits for a choice of his.' },
    CHOOSE_VETERAN: { description: 'He has won a battle and may honour a unit.' },
    APPOINT_BATTLE: { description: 'A battle of his has no time yet; he may propose some.' },
    ANSWER_APPOINTMENT: { description: 'The other side proposes times.' },
    ANSWER_SCENARIO: { description: 'The other side would rather play another scenario.' },
    REPORT_BATTLE: { description: 'The time of a battle of his has passed; nobody has reported it.' },
    CONFIRM_RESULT: { description: 'The other side has reported a result.' },
    SETTLE_DISPUTE: { description: 'For a referee: a result is disputed.' },
    SETTLE_OVERDUE: { description: 'For a referee: a battle was not fought in time.' },
    ANSWER_REQUEST: { description: 'For an organiser: somebody asks to play.' },
    CONFIRM_SEAT: { description: 'For an organiser: somebody has taken a seat that he has not confirmed.' },
    BEGIN_CAMPAIGN: { description: 'For an organiser: the campaign gathers players until he begins it.' },
    TAKE_SEAT: {
      description: 'He may play in a campaign that has not begun, and has no seat while some are free.',
    },
  },
});

@ObjectType('Duty', { description: 'Something that waits for the viewer in one of his campaigns.' })
export class DutyModel {
  @Field(() => DutyKindModel, { description: 'What it is.' })
  readonly kind: DutyKind;

  @Field(() => ID, { description: 'In which campaign.' })
  readonly campaignId: string;

  @Field({ description: 'What that is called.' })
  readonly campaignName: string;

  @Field(() => Int, { description: 'In which turn; nought before the first.' })
  readonly turn: number;

  @Field(() => ID, {
    nullable: true,
    description: 'Key of the battle or choice; absent for what belongs to neither.',
  })
  readonly key: string | null;

  @Field(() => Date, { nullable: true, description: 'Until when; absent: without a limit.' })
  readonly deadline: Date | null;
}
