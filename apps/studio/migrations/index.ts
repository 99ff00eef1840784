import * as migration_20261121_071130_first from './20261121_071130_first.ts';
import * as migration_20261121_162136_author_expertise from './20261121_162136_author_expertise.ts';
import * as migration_20261121_192314_sign_offer_versions from './20261121_192314_sign_offer_versions.ts';
import * as migration_20261122_221720_accounts from './20261122_221720_accounts.ts';
import * as migration_20261123_232544_add_offer_terms from './20261123_232544_add_offer_terms.ts';
import * as migration_20261123_235734_add_records from './20261123_235734_add_records.ts';
import * as migration_20261124_025837_add_paid_highlight from './20261124_025837_add_paid_highlight.ts';
import * as migration_20261125_033806_studio_for_teams from './20261125_033806_studio_for_teams.ts';
import * as migration_20261125_183909_editorial_team from './20261125_183909_editorial_team.ts';
import * as migration_20261125_234558_external_ids from './20261125_234558_external_ids.ts';
import * as migration_20261126_114447_error_reports from './20261126_114447_error_reports.ts';
import * as migration_20261127_005834_legal_status from './20261127_005834_legal_status.ts';
import * as migration_20261127_091321_follow_offers from './20261127_091321_follow_offers.ts';
import * as migration_20261127_094636_deals from './20261127_094636_deals.ts';
import * as migration_20261127_095640_saved_reports from './20261127_095640_saved_reports.ts';
import * as migration_20261127_133600_offer_territories from './20261127_133600_offer_territories.ts';
import * as migration_20261127_170125_experiments from './20261127_170125_experiments.ts';
import * as migration_20261127_175712_market_currencies from './20261127_175712_market_currencies.ts';
import * as migration_20261129_015125_media_size_note from './20261129_015125_media_size_note.ts';
import * as migration_20261129_023612_suspicious_reports from './20261129_023612_suspicious_reports.ts';
import * as migration_20261129_155623_jobs from './20261129_155623_jobs.ts';
import * as migration_20261129_191018_add_verdicts from './20261129_191018_add_verdicts.ts';
import * as migration_20261129_221129_minimum_withdrawal from './20261129_221129_minimum_withdrawal.ts';
import * as migration_20261129_223343_fact_captures from './20261129_223343_fact_captures.ts';
import * as migration_20261129_233416_add_dissents from './20261129_233416_add_dissents.ts';
import * as migration_20261130_125447_releases from './20261130_125447_releases.ts';
import * as migration_20261130_200231_more_roles from './20261130_200231_more_roles.ts';
import * as migration_20261130_210028_page_templates from './20261130_210028_page_templates.ts';
import * as migration_20261201_030637_stated_casino_fields from './20261201_030637_stated_casino_fields.ts';

export const migrations = [
  {
    up: migration_20261121_071130_first.up,
    down: migration_20261121_071130_first.down,
    name: '20261121_071130_first',
  },
  {
    up: migration_20261121_162136_author_expertise.up,
    down: migration_20261121_162136_author_expertise.down,
    name: '20261121_162136_author_expertise',
  },
  {
    up: migration_20261121_192314_sign_offer_versions.up,
    down: migration_20261121_192314_sign_offer_versions.down,
    name: '20261121_192314_sign_offer_versions',
  },
  {
    up: migration_20261122_221720_accounts.up,
    down: migration_20261122_221720_accounts.down,
    name: '20261122_221720_accounts',
  },
  {
    up: migration_20261123_232544_add_offer_terms.up,
    down: migration_20261123_232544_add_offer_terms.down,
    name: '20261123_232544_add_offer_terms',
  },
  {
    up: migration_20261123_235734_add_records.up,
    down: migration_20261123_235734_add_records.down,
    name: '20261123_235734_add_records',
  },
  {
    up: migration_20261124_025837_add_paid_highlight.up,
    down: migration_20261124_025837_add_paid_highlight.down,
    name: '20261124_025837_add_paid_highlight',
  },
  {
    up: migration_20261125_033806_studio_for_teams.up,
    down: migration_20261125_033806_studio_for_teams.down,
    name: '20261125_033806_studio_for_teams',
  },
  {
    up: migration_20261125_183909_editorial_team.up,
    down: migration_20261125_183909_editorial_team.down,
    name: '20261125_183909_editorial_team',
  },
  {
    up: migration_20261125_234558_external_ids.up,
    down: migration_20261125_234558_external_ids.down,
    name: '20261125_234558_external_ids',
  },
  {
    up: migration_20261126_114447_error_reports.up,
    down: migration_20261126_114447_error_reports.down,
    name: '20261126_114447_error_reports',
  },
  {
    up: migration_20261127_005834_legal_status.up,
    down: migration_20261127_005834_legal_status.down,
    name: '20261127_005834_legal_status',
  },
  {
    up: migration_20261127_091321_follow_offers.up,
    down: migration_20261127_091321_follow_offers.down,
    name: '20261127_091321_follow_offers',
  },
  {
    up: migration_20261127_094636_deals.up,
    down: migration_20261127_094636_deals.down,
    name: '20261127_094636_deals',
  },
  {
    up: migration_20261127_095640_saved_reports.up,
    down: migration_20261127_095640_saved_reports.down,
    name: '20261127_095640_saved_reports',
  },
  {
    up: migration_20261127_133600_offer_territories.up,
    down: migration_20261127_133600_offer_territories.down,
    name: '20261127_133600_offer_territories',
  },
  {
    up: migration_20261127_170125_experiments.up,
    down: migration_20261127_170125_experiments.down,
    name: '20261127_170125_experiments',
  },
  {
    up: migration_20261127_175712_market_currencies.up,
    down: migration_20261127_175712_market_currencies.down,
    name: '20261127_175712_market_currencies',
  },
  {
    up: migration_20261129_015125_media_size_note.up,
    down: migration_20261129_015125_media_size_note.down,
    name: '20261129_015125_media_size_note',
  },
  {
    up: migration_20261129_023612_suspicious_reports.up,
    down: migration_20261129_023612_suspicious_reports.down,
    name: '20261129_023612_suspicious_reports',
  },
  {
    up: migration_20261129_155623_jobs.up,
    down: migration_20261129_155623_jobs.down,
    name: '20261129_155623_jobs',
  },
  {
    up: migration_20261129_191018_add_verdicts.up,
    down: migration_20261129_191018_add_verdicts.down,
    name: '20261129_191018_add_verdicts',
  },
  {
    up: migration_20261129_221129_minimum_withdrawal.up,
    down: migration_20261129_221129_minimum_withdrawal.down,
    name: '20261129_221129_minimum_withdrawal',
  },
  {
    up: migration_20261129_223343_fact_captures.up,
    down: migration_20261129_223343_fact_captures.down,
    name: '20261129_223343_fact_captures',
  },
  {
    up: migration_20261129_233416_add_dissents.up,
    down: migration_20261129_233416_add_dissents.down,
    name: '20261129_233416_add_dissents',
  },
  {
    up: migration_20261130_125447_releases.up,
    down: migration_20261130_125447_releases.down,
    name: '20261130_125447_releases',
  },
  {
    up: migration_20261130_200231_more_roles.up,
    down: migration_20261130_200231_more_roles.down,
    name: '20261130_200231_more_roles',
  },
  {
    up: migration_20261130_210028_page_templates.up,
    down: migration_20261130_210028_page_templates.down,
    name: '20261130_210028_page_templates',
  },
  {
    up: migration_20261201_030637_stated_casino_fields.up,
    down: migration_20261201_030637_stated_casino_fields.down,
    name: '20261201_030637_stated_casino_fields'
  },
];
