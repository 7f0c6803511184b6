import { spelled } from './spelling.ts'

/** Where people have their email, as a pattern. */
export const providers = `(?:${'g_m_a_i_l gee_mail g_male g_mal gmial google_mail google_email y_a_h_o_o y_mail out_look hot_mail proton_mail proton i_cloud aol zoho gmx yandex fast_mail rocket_mail rediff_mail rediff tuta_nota'.split(' ').map(spelled).join('|')}|(?:live|msn|mail|me)(?=\\s?\\.\\s?com))`
