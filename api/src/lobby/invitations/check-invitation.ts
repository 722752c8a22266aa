import { checkEmail } from '../../accounts/checks/check-email.js';
import { type FieldFault, InvalidInput } from '../../errors/user-error.js';
import { fieldFault } from '../field-faults.js';
import type { InvitedRole } from './campaign-invitation.entity.js';

type Asked = Readonly<{
  role: InvitedRole;
  seat?: string | null;
  expiresInDays: number;
  uses?: number;
  email?: string;
}>;

/** Everything that is wrong with an invitation at once. */
export function checkInvitation({
  role,
  seat,
  expiresInDays,
  uses = 1,
  email,
}: Asked): InvalidInput | undefined {
  const faults: FieldFault[] = [];
  if (seat != null && role !== 'player') faults.push(fieldFault('seat', 'INVITATION_SEAT_NEEDLESS'));
  if (expiresInDays < 1 || expiresInDays > 90)
    faults.push(fieldFault('expiresInDays', 'INVITATION_LIFETIME_INVALID'));
  if (uses < 1 || uses > (seat == null ? 100 : 1)) faults.push(fieldFault('uses', 'INVITATION_USES_INVALID'));
  if (email !== undefined && 'fault' in checkEmail(email))
    faults.push(fieldFault('email', 'EMAIL_MALFORMED'));
  return faults.length === 0 ? undefined : new InvalidInput(faults);
}
