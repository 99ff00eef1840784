import { ReviewPanel as ReviewPanel_565cd1a112164e9e828acdb7e9c060e6 } from '../../../content/review/ReviewPanel.tsx'
import { TitleLength as TitleLength_64c5d1004c56fb08c96997d0fa992431 } from '../../../content/seo/LengthNote.tsx'
import { DescriptionLength as DescriptionLength_64c5d1004c56fb08c96997d0fa992431 } from '../../../content/seo/LengthNote.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChoiceField as ChoiceField_fe5726844c3269ff5ddf521c3d123b10 } from '../../../core/choices/ChoiceField.tsx'
import { BlockRowLabel as BlockRowLabel_a306e298af08ac17ac8af60b73ed1f7c } from '../../../content/pages/BlockRowLabel.tsx'
import { DateField as DateField_0b6d1d8a8ca07b2d46e774269daee1da } from '../../../core/dates/DateField.tsx'
import { UnknownBlock as UnknownBlock_aa31ccde48b51cc0c53a915c3e2dbe7c } from '../../../content/pages/UnknownBlock.tsx'
import { OpenNewRows as OpenNewRows_1f4cd26179ad29cc76069d833ddf7607 } from '../../../content/pages/OpenNewRows.tsx'
import { SearchPanel as SearchPanel_0c8aa3e416e7e6637cfccfc1d68a0ff0 } from '../../../content/seo/SearchPanel.tsx'
import { TakenNote as TakenNote_5f36874481302cb5020a39011733e202 } from '../../../core/editing/TakenNote.tsx'
import { HoldLock as HoldLock_f347b1c7f068291b06723ab3386a353d } from '../../../core/editing/HoldLock.tsx'
import { SaveGuard as SaveGuard_cd07bc1a2a1876a7cef3f3f0bb0aa737 } from '../../../core/editing/SaveGuard.tsx'
import { UsesPanel as UsesPanel_d3d36bd5d86f24912dac2f2d903aa792 } from '../../../core/uses/UsesPanel.tsx'
import { NewFromTemplate as NewFromTemplate_bd72f88cf0898a934a35f69ecca81e44 } from '../../../content/templates/NewFromTemplate.tsx'
import { ScheduleButton as ScheduleButton_0e33e34dca6e98fc8d5a5d0a47146c78 } from '../../../content/calendar/ScheduleButton.tsx'
import { SharePreviewButton as SharePreviewButton_9aaf5241c9f4a4cc1979bf4cb8783713 } from '../../../content/preview/SharePreviewButton.tsx'
import { MomentButton as MomentButton_d90498c7af7fc971ef5a0ae09355827c } from '../../../content/preview/MomentButton.tsx'
import { FollowPreview as FollowPreview_8710266aeed8716915ebb1a9d607030d } from '../../../content/preview/FollowPreview.tsx'
import { PublishOrPass as PublishOrPass_ba04e0f60af0fa6e83c9b91e55c16f4a } from '../../../content/review/PassButton.tsx'
import { SaveDraftButton as SaveDraftButton_51c14ef773be7677a879865591b26859 } from '../../../core/editing/SaveDraftButton.tsx'
import { VersionsView as VersionsView_e9677e196e332fb7664e944de326cb5d } from '../../../core/editing/VersionsView.tsx'
import { VersionView as VersionView_dcbe4890fc92fe81d0cd7c1498220869 } from '../../../core/editing/VersionView.tsx'
import { ReplaceFile as ReplaceFile_b74a4afcb8c354a5eb07db0f9c8b5ea9 } from '../../../core/media/ReplaceFile.tsx'
import { DuplicateNotice as DuplicateNotice_857adf8d2450a48d33f318e8025c37cf } from '../../../core/media/DuplicateNotice.tsx'
import { AlternativeTextCell as AlternativeTextCell_f32b7917ca22b0ddb1991f6e00d2be3e } from '../../../core/media/AlternativeTextCell.tsx'
import { FocusField as FocusField_4ea6735291e0af25ae1122c4b7a821fd } from '../../../core/media/FocusField.tsx'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { SizeCell as SizeCell_a0d05f84cd486dc573a60d3a18a3aef7 } from '../../../core/media/SizeCell.tsx'
import { MissingTexts as MissingTexts_3e825392709c6e66cd1bc9ea29184453 } from '../../../core/media/MissingTexts.tsx'
import { TextsCheck as TextsCheck_d2d85a9b9c07d64bd835d72a5bc4e346 } from '../../../casinos/partners/TextsCheck.tsx'
import { MoneyField as MoneyField_acca0ebb9bdc95837dfaf532b9b64d27 } from '../../../core/fields/MoneyField.tsx'
import { VerdictCell as VerdictCell_f69121e11bb939d2b8278f550e9c1d8d } from '../../../casinos/ratings/VerdictField.tsx'
import { VerdictField as VerdictField_f69121e11bb939d2b8278f550e9c1d8d } from '../../../casinos/ratings/VerdictField.tsx'
import { ReviewPageProposal as ReviewPageProposal_0e155d8f71f3cd813bd5784af0be9654 } from '../../../content/templates/ReviewPageProposal.tsx'
import { NewCasinoLink as NewCasinoLink_ca5dafcf9d080971e34941e9899ab2fb } from '../../../casinos/overview/NewCasinoLink.tsx'
import { ExportButtons as ExportButtons_f497d02c4b1f7108f0182df8bd377c7f } from '../../../exchange/tables/ExportButtons.tsx'
import { ConversionsTab as ConversionsTab_f219db9af8d0a1a61536617c7276e98c } from '../../../money/conversions/ConversionsTab.tsx'
import { StatementsTab as StatementsTab_2f22ad3ce7820ead6040cc92ddf9311a } from '../../../money/statements/StatementsTab.tsx'
import { OverviewTab as OverviewTab_05f5dbab2a15215926b6b63f9f94ec16 } from '../../../casinos/overview/OverviewTab.tsx'
import { OfferTypeCell as OfferTypeCell_85d0beb2c9f69e0e358d8967332c2236 } from '../../../casinos/offers/OfferTypeCell.tsx'
import { LinkState as LinkState_94d6b5a9f2c8a59e16c90e53445994f8 } from '../../../casinos/offers/LinkState.tsx'
import { OfferHistoryView as OfferHistoryView_0ae870c7759c93777b7936122cdb5489 } from '../../../casinos/offers/OfferHistoryView.tsx'
import { PartnerRowLabel as PartnerRowLabel_356be75be8447fe2dee2a51e16c529d5 } from '../../../core/components/PartnerRowLabel.tsx'
import { ToplistPreview as ToplistPreview_3e0a6fa9b46dfc511700f8c4f33c7f22 } from '../../../casinos/toplists/ToplistPreview.tsx'
import { RedirectTrial as RedirectTrial_f1d5f885b6d314e7e972e9a6785d7417 } from '../../../content/redirects/RedirectTrial.tsx'
import { HitsCell as HitsCell_6cf34baf731ca231579e4ad81f7a623c } from '../../../content/links/HitsField.tsx'
import { HitsField as HitsField_6cf34baf731ca231579e4ad81f7a623c } from '../../../content/links/HitsField.tsx'
import { LastHitCell as LastHitCell_6cf34baf731ca231579e4ad81f7a623c } from '../../../content/links/HitsField.tsx'
import { ExperimentPanel as ExperimentPanel_8aa223ac30ebc37a50d2e6c6bbb8e4a3 } from '../../../money/experiments/ExperimentPanel.tsx'
import { BlockField as BlockField_d5a9f3283c5e73352940377b46317ca7 } from '../../../money/experiments/BlockField.tsx'
import { ReportedPlace as ReportedPlace_038cb85747ef43fdd7e6a6299b947fdd } from '../../../readers/errorReports/ReportedPlace.tsx'
import { ReleaseLook as ReleaseLook_f3a181d33b9c9275300b75a780bae49f } from '../../../content/calendar/ReleaseLook.tsx'
import { ChangePassword as ChangePassword_386af14b3f758e392334a37d652bb3e6 } from '../../../team/accounts/ChangePassword.tsx'
import { Invitation as Invitation_4a2687f49d19d1af5e20178e87091e43 } from '../../../team/accounts/Invitation.tsx'
import { SecurityLink as SecurityLink_4a2687f49d19d1af5e20178e87091e43 } from '../../../team/accounts/Invitation.tsx'
import { SubjectCell as SubjectCell_b52a0d414d01dd5f78b937cc0096b30a } from '../../../core/audit/SubjectField.tsx'
import { SubjectField as SubjectField_b52a0d414d01dd5f78b937cc0096b30a } from '../../../core/audit/SubjectField.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { PeriodRowLabel as PeriodRowLabel_612572194899aa8b5b73c5ac345104aa } from '../../../casinos/law/PeriodRowLabel.tsx'
import { StudioIcon as StudioIcon_a60eec28fdbcfe61fabc3fb3a219465a } from '../../../core/components/StudioIcon.tsx'
import { StudioLogo as StudioLogo_a60eec28fdbcfe61fabc3fb3a219465a } from '../../../core/components/StudioIcon.tsx'
import { FindButton as FindButton_9d2d511853c785a0a5b9a9f5a5a430af } from '../../../team/find/FindButton.tsx'
import { FeatureNav as FeatureNav_13c85346922f798d8f6051fd88575b40 } from '../../../core/components/FeatureNav.tsx'
import { ReviewNav as ReviewNav_9c94c3cd6df83808711a5900e27b7250 } from '../../../content/review/ReviewNav.tsx'
import { NameControls as NameControls_03ee2e65413d1045fa1a9b8b8246833a } from '../../../core/accessibility/NameControls.tsx'
import { CheckChosenFiles as CheckChosenFiles_8a007531348ce3450bb5f23e06f6eafc } from '../../../core/media/CheckChosenFiles.tsx'
import { CleanPastes as CleanPastes_942f86844db075c7b3edaf71c1bdbb6c } from '../../../core/paste/CleanPastes.tsx'
import { CatalogueView as CatalogueView_87f92e15911b7668cdf9f1328d21c3c4 } from '../../../content/games/CatalogueView.tsx'
import { OffersAttentionView as OffersAttentionView_f671a6da793ab2297fc302e2d431040d } from '../../../casinos/offers/OffersAttention.tsx'
import { NewCasinoView as NewCasinoView_0bfe37902765a7dba1bfe4c01de39db0 } from '../../../casinos/overview/NewCasinoView.tsx'
import { FreshnessView as FreshnessView_39664ef9c107fb6afa7f647c15e6c193 } from '../../../casinos/ratings/Freshness.tsx'
import { OwedView as OwedView_563e7896dbf1a916b757a3cb53b11085 } from '../../../money/deals/OwedView.tsx'
import { ReviewQueueView as ReviewQueueView_c1d4b7fbe2120e6cd8d77189c6433622 } from '../../../content/review/ReviewQueueView.tsx'
import { TemplatesView as TemplatesView_058fe259d513053593120abb1fcadce7 } from '../../../content/templates/TemplatesView.tsx'
import { DeadLinksView as DeadLinksView_b03ef485d593e542f78281d9de16391f } from '../../../content/links/DeadLinksView.tsx'
import { CalendarView as CalendarView_1c16598d2e406c3b3c89e7cfe92f4723 } from '../../../content/calendar/CalendarView.tsx'
import { ImportsView as ImportsView_2361d0ae5dc842fa7adc9e8bb0dbceb0 } from '../../../exchange/tables/ImportsView.tsx'
import { ImportView as ImportView_732fc6d66d665599327262232897adc8 } from '../../../exchange/tables/ImportView.tsx'
import { ClicksView as ClicksView_e0c12d040c99dea4c05698fcd4c3219f } from '../../../money/clicks/ClickReport.tsx'
import { ClickView as ClickView_ff506437149e726ba66f0d14a0a3edbc } from '../../../money/clicks/ClickView.tsx'
import { ConversionsView as ConversionsView_8151cb0427b7621ae65b65cc53185fcc } from '../../../money/conversions/ConversionReport.tsx'
import { StatementView as StatementView_eb878bf5c464116a482062cc2be04a91 } from '../../../money/statements/StatementView.tsx'
import { ConsentsView as ConsentsView_614ad79190cca8acf3afef03fb1d265a } from '../../../readers/consents/ConsentsView.tsx'
import { RegisterView as RegisterView_545ec7cd938edd35a819baa024175c6c } from '../../../readers/dataRegister/RegisterView.tsx'
import { LoginView as LoginView_eeaa35385853bd51841b18f0dec66877 } from '../../../team/accounts/LoginView.tsx'
import { ForgotPasswordView as ForgotPasswordView_eeaa35385853bd51841b18f0dec66877 } from '../../../team/accounts/LoginView.tsx'
import { NewPasswordView as NewPasswordView_eeaa35385853bd51841b18f0dec66877 } from '../../../team/accounts/LoginView.tsx'
import { UnauthorizedView as UnauthorizedView_eeaa35385853bd51841b18f0dec66877 } from '../../../team/accounts/LoginView.tsx'
import { SecurityView as SecurityView_3137e827c0acf149a9bfa2e6690f99ef } from '../../../team/accounts/SecurityView.tsx'
import { KeysView as KeysView_b1fd075461e893c10de7f77478f4c625 } from '../../../team/apiKeys/KeysView.tsx'
import { DashboardView as DashboardView_b4fac75673d7401bafed58d5112332d7 } from '../../../team/dashboard/DashboardView.tsx'
import { WorkView as WorkView_234ce0c125158f5594f11569d20a4405 } from '../../../team/dashboard/WorkView.tsx'
import { ReportsHub as ReportsHub_7fb3caf30f94f28fd8f4b26879e7ee74 } from '../../../team/dashboard/HubView.tsx'
import { MoneyHub as MoneyHub_7fb3caf30f94f28fd8f4b26879e7ee74 } from '../../../team/dashboard/HubView.tsx'
import { SettingsHub as SettingsHub_7fb3caf30f94f28fd8f4b26879e7ee74 } from '../../../team/dashboard/HubView.tsx'
import { LanguagesView as LanguagesView_11aefb5f78b67d9b7c2318554fced044 } from '../../../team/dashboard/LanguageMatrix.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { DeadLinksCount as DeadLinksCount_c3c0790e69d7cd68de1859426f3ad9ef } from '../../../content/links/DeadLinksCount.tsx'
import { ClicksPanel as ClicksPanel_44bac9a8658dd26bdb099a2f9056669a } from '../../../money/clicks/ClicksPanel.tsx'

/** @type import('payload').ImportMap */
export const importMap = {
  "/content/review/ReviewPanel.tsx#ReviewPanel": ReviewPanel_565cd1a112164e9e828acdb7e9c060e6,
  "/content/seo/LengthNote.tsx#TitleLength": TitleLength_64c5d1004c56fb08c96997d0fa992431,
  "/content/seo/LengthNote.tsx#DescriptionLength": DescriptionLength_64c5d1004c56fb08c96997d0fa992431,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/core/choices/ChoiceField.tsx#ChoiceField": ChoiceField_fe5726844c3269ff5ddf521c3d123b10,
  "/content/pages/BlockRowLabel.tsx#BlockRowLabel": BlockRowLabel_a306e298af08ac17ac8af60b73ed1f7c,
  "/core/dates/DateField.tsx#DateField": DateField_0b6d1d8a8ca07b2d46e774269daee1da,
  "/content/pages/UnknownBlock.tsx#UnknownBlock": UnknownBlock_aa31ccde48b51cc0c53a915c3e2dbe7c,
  "/content/pages/OpenNewRows.tsx#OpenNewRows": OpenNewRows_1f4cd26179ad29cc76069d833ddf7607,
  "/content/seo/SearchPanel.tsx#SearchPanel": SearchPanel_0c8aa3e416e7e6637cfccfc1d68a0ff0,
  "/core/editing/TakenNote.tsx#TakenNote": TakenNote_5f36874481302cb5020a39011733e202,
  "/core/editing/HoldLock.tsx#HoldLock": HoldLock_f347b1c7f068291b06723ab3386a353d,
  "/core/editing/SaveGuard.tsx#SaveGuard": SaveGuard_cd07bc1a2a1876a7cef3f3f0bb0aa737,
  "/core/uses/UsesPanel.tsx#UsesPanel": UsesPanel_d3d36bd5d86f24912dac2f2d903aa792,
  "/content/templates/NewFromTemplate.tsx#NewFromTemplate": NewFromTemplate_bd72f88cf0898a934a35f69ecca81e44,
  "/content/calendar/ScheduleButton.tsx#ScheduleButton": ScheduleButton_0e33e34dca6e98fc8d5a5d0a47146c78,
  "/content/preview/SharePreviewButton.tsx#SharePreviewButton": SharePreviewButton_9aaf5241c9f4a4cc1979bf4cb8783713,
  "/content/preview/MomentButton.tsx#MomentButton": MomentButton_d90498c7af7fc971ef5a0ae09355827c,
  "/content/preview/FollowPreview.tsx#FollowPreview": FollowPreview_8710266aeed8716915ebb1a9d607030d,
  "/content/review/PassButton.tsx#PublishOrPass": PublishOrPass_ba04e0f60af0fa6e83c9b91e55c16f4a,
  "/core/editing/SaveDraftButton.tsx#SaveDraftButton": SaveDraftButton_51c14ef773be7677a879865591b26859,
  "/core/editing/VersionsView.tsx#VersionsView": VersionsView_e9677e196e332fb7664e944de326cb5d,
  "/core/editing/VersionView.tsx#VersionView": VersionView_dcbe4890fc92fe81d0cd7c1498220869,
  "/core/media/ReplaceFile.tsx#ReplaceFile": ReplaceFile_b74a4afcb8c354a5eb07db0f9c8b5ea9,
  "/core/media/DuplicateNotice.tsx#DuplicateNotice": DuplicateNotice_857adf8d2450a48d33f318e8025c37cf,
  "/core/media/AlternativeTextCell.tsx#AlternativeTextCell": AlternativeTextCell_f32b7917ca22b0ddb1991f6e00d2be3e,
  "/core/media/FocusField.tsx#FocusField": FocusField_4ea6735291e0af25ae1122c4b7a821fd,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/core/media/SizeCell.tsx#SizeCell": SizeCell_a0d05f84cd486dc573a60d3a18a3aef7,
  "/core/media/MissingTexts.tsx#MissingTexts": MissingTexts_3e825392709c6e66cd1bc9ea29184453,
  "/casinos/partners/TextsCheck.tsx#TextsCheck": TextsCheck_d2d85a9b9c07d64bd835d72a5bc4e346,
  "/core/fields/MoneyField.tsx#MoneyField": MoneyField_acca0ebb9bdc95837dfaf532b9b64d27,
  "/casinos/ratings/VerdictField.tsx#VerdictCell": VerdictCell_f69121e11bb939d2b8278f550e9c1d8d,
  "/casinos/ratings/VerdictField.tsx#VerdictField": VerdictField_f69121e11bb939d2b8278f550e9c1d8d,
  "/content/templates/ReviewPageProposal.tsx#ReviewPageProposal": ReviewPageProposal_0e155d8f71f3cd813bd5784af0be9654,
  "/casinos/overview/NewCasinoLink.tsx#NewCasinoLink": NewCasinoLink_ca5dafcf9d080971e34941e9899ab2fb,
  "/exchange/tables/ExportButtons.tsx#ExportButtons": ExportButtons_f497d02c4b1f7108f0182df8bd377c7f,
  "/money/conversions/ConversionsTab.tsx#ConversionsTab": ConversionsTab_f219db9af8d0a1a61536617c7276e98c,
  "/money/statements/StatementsTab.tsx#StatementsTab": StatementsTab_2f22ad3ce7820ead6040cc92ddf9311a,
  "/casinos/overview/OverviewTab.tsx#OverviewTab": OverviewTab_05f5dbab2a15215926b6b63f9f94ec16,
  "/casinos/offers/OfferTypeCell.tsx#OfferTypeCell": OfferTypeCell_85d0beb2c9f69e0e358d8967332c2236,
  "/casinos/offers/LinkState.tsx#LinkState": LinkState_94d6b5a9f2c8a59e16c90e53445994f8,
  "/casinos/offers/OfferHistoryView.tsx#OfferHistoryView": OfferHistoryView_0ae870c7759c93777b7936122cdb5489,
  "/core/components/PartnerRowLabel.tsx#PartnerRowLabel": PartnerRowLabel_356be75be8447fe2dee2a51e16c529d5,
  "/casinos/toplists/ToplistPreview.tsx#ToplistPreview": ToplistPreview_3e0a6fa9b46dfc511700f8c4f33c7f22,
  "/content/redirects/RedirectTrial.tsx#RedirectTrial": RedirectTrial_f1d5f885b6d314e7e972e9a6785d7417,
  "/content/links/HitsField.tsx#HitsCell": HitsCell_6cf34baf731ca231579e4ad81f7a623c,
  "/content/links/HitsField.tsx#HitsField": HitsField_6cf34baf731ca231579e4ad81f7a623c,
  "/content/links/HitsField.tsx#LastHitCell": LastHitCell_6cf34baf731ca231579e4ad81f7a623c,
  "/money/experiments/ExperimentPanel.tsx#ExperimentPanel": ExperimentPanel_8aa223ac30ebc37a50d2e6c6bbb8e4a3,
  "/money/experiments/BlockField.tsx#BlockField": BlockField_d5a9f3283c5e73352940377b46317ca7,
  "/readers/errorReports/ReportedPlace.tsx#ReportedPlace": ReportedPlace_038cb85747ef43fdd7e6a6299b947fdd,
  "/content/calendar/ReleaseLook.tsx#ReleaseLook": ReleaseLook_f3a181d33b9c9275300b75a780bae49f,
  "/team/accounts/ChangePassword.tsx#ChangePassword": ChangePassword_386af14b3f758e392334a37d652bb3e6,
  "/team/accounts/Invitation.tsx#Invitation": Invitation_4a2687f49d19d1af5e20178e87091e43,
  "/team/accounts/Invitation.tsx#SecurityLink": SecurityLink_4a2687f49d19d1af5e20178e87091e43,
  "/core/audit/SubjectField.tsx#SubjectCell": SubjectCell_b52a0d414d01dd5f78b937cc0096b30a,
  "/core/audit/SubjectField.tsx#SubjectField": SubjectField_b52a0d414d01dd5f78b937cc0096b30a,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/casinos/law/PeriodRowLabel.tsx#PeriodRowLabel": PeriodRowLabel_612572194899aa8b5b73c5ac345104aa,
  "/core/components/StudioIcon.tsx#StudioIcon": StudioIcon_a60eec28fdbcfe61fabc3fb3a219465a,
  "/core/components/StudioIcon.tsx#StudioLogo": StudioLogo_a60eec28fdbcfe61fabc3fb3a219465a,
  "/team/find/FindButton.tsx#FindButton": FindButton_9d2d511853c785a0a5b9a9f5a5a430af,
  "/core/components/FeatureNav.tsx#FeatureNav": FeatureNav_13c85346922f798d8f6051fd88575b40,
  "/content/review/ReviewNav.tsx#ReviewNav": ReviewNav_9c94c3cd6df83808711a5900e27b7250,
  "/core/accessibility/NameControls.tsx#NameControls": NameControls_03ee2e65413d1045fa1a9b8b8246833a,
  "/core/media/CheckChosenFiles.tsx#CheckChosenFiles": CheckChosenFiles_8a007531348ce3450bb5f23e06f6eafc,
  "/core/paste/CleanPastes.tsx#CleanPastes": CleanPastes_942f86844db075c7b3edaf71c1bdbb6c,
  "/content/games/CatalogueView.tsx#CatalogueView": CatalogueView_87f92e15911b7668cdf9f1328d21c3c4,
  "/casinos/offers/OffersAttention.tsx#OffersAttentionView": OffersAttentionView_f671a6da793ab2297fc302e2d431040d,
  "/casinos/overview/NewCasinoView.tsx#NewCasinoView": NewCasinoView_0bfe37902765a7dba1bfe4c01de39db0,
  "/casinos/ratings/Freshness.tsx#FreshnessView": FreshnessView_39664ef9c107fb6afa7f647c15e6c193,
  "/money/deals/OwedView.tsx#OwedView": OwedView_563e7896dbf1a916b757a3cb53b11085,
  "/content/review/ReviewQueueView.tsx#ReviewQueueView": ReviewQueueView_c1d4b7fbe2120e6cd8d77189c6433622,
  "/content/templates/TemplatesView.tsx#TemplatesView": TemplatesView_058fe259d513053593120abb1fcadce7,
  "/content/links/DeadLinksView.tsx#DeadLinksView": DeadLinksView_b03ef485d593e542f78281d9de16391f,
  "/content/calendar/CalendarView.tsx#CalendarView": CalendarView_1c16598d2e406c3b3c89e7cfe92f4723,
  "/exchange/tables/ImportsView.tsx#ImportsView": ImportsView_2361d0ae5dc842fa7adc9e8bb0dbceb0,
  "/exchange/tables/ImportView.tsx#ImportView": ImportView_732fc6d66d665599327262232897adc8,
  "/money/clicks/ClickReport.tsx#ClicksView": ClicksView_e0c12d040c99dea4c05698fcd4c3219f,
  "/money/clicks/ClickView.tsx#ClickView": ClickView_ff506437149e726ba66f0d14a0a3edbc,
  "/money/conversions/ConversionReport.tsx#ConversionsView": ConversionsView_8151cb0427b7621ae65b65cc53185fcc,
  "/money/statements/StatementView.tsx#StatementView": StatementView_eb878bf5c464116a482062cc2be04a91,
  "/readers/consents/ConsentsView.tsx#ConsentsView": ConsentsView_614ad79190cca8acf3afef03fb1d265a,
  "/readers/dataRegister/RegisterView.tsx#RegisterView": RegisterView_545ec7cd938edd35a819baa024175c6c,
  "/team/accounts/LoginView.tsx#LoginView": LoginView_eeaa35385853bd51841b18f0dec66877,
  "/team/accounts/LoginView.tsx#ForgotPasswordView": ForgotPasswordView_eeaa35385853bd51841b18f0dec66877,
  "/team/accounts/LoginView.tsx#NewPasswordView": NewPasswordView_eeaa35385853bd51841b18f0dec66877,
  "/team/accounts/LoginView.tsx#UnauthorizedView": UnauthorizedView_eeaa35385853bd51841b18f0dec66877,
  "/team/accounts/SecurityView.tsx#SecurityView": SecurityView_3137e827c0acf149a9bfa2e6690f99ef,
  "/team/apiKeys/KeysView.tsx#KeysView": KeysView_b1fd075461e893c10de7f77478f4c625,
  "/team/dashboard/DashboardView.tsx#DashboardView": DashboardView_b4fac75673d7401bafed58d5112332d7,
  "/team/dashboard/WorkView.tsx#WorkView": WorkView_234ce0c125158f5594f11569d20a4405,
  "/team/dashboard/HubView.tsx#ReportsHub": ReportsHub_7fb3caf30f94f28fd8f4b26879e7ee74,
  "/team/dashboard/HubView.tsx#MoneyHub": MoneyHub_7fb3caf30f94f28fd8f4b26879e7ee74,
  "/team/dashboard/HubView.tsx#SettingsHub": SettingsHub_7fb3caf30f94f28fd8f4b26879e7ee74,
  "/team/dashboard/LanguageMatrix.tsx#LanguagesView": LanguagesView_11aefb5f78b67d9b7c2318554fced044,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/content/links/DeadLinksCount.tsx#DeadLinksCount": DeadLinksCount_c3c0790e69d7cd68de1859426f3ad9ef,
  "/money/clicks/ClicksPanel.tsx#ClicksPanel": ClicksPanel_44bac9a8658dd26bdb099a2f9056669a
}
