import { ReviewPanel as ReviewPanel_64fbd93044bcf1a09b54e62890c7dcc8 } from '../../../review/ReviewPanel.tsx'
import { TitleLength as TitleLength_e74030905b50d737205c95d7a5d0b4e9 } from '../../../seo/FieldLength.tsx'
import { DescriptionLength as DescriptionLength_e74030905b50d737205c95d7a5d0b4e9 } from '../../../seo/FieldLength.tsx'
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
import { BlockRowLabel as BlockRowLabel_485356110f07a649591a38d571b2ad6f } from '../../../blocks/BlockRowLabel.tsx'
import { DateField as DateField_800527306184f98af4e187231368130e } from '../../../dates/DateField.tsx'
import { UnknownBlock as UnknownBlock_fa959396dd6b8d3777dc32eaf344982d } from '../../../blocks/UnknownBlock.tsx'
import { OpenNewRows as OpenNewRows_5b2ce05060ee885c11c03a3374966276 } from '../../../blocks/OpenNewRows.tsx'
import { SearchPanel as SearchPanel_5ff77e666a3542e140ade0339e24c174 } from '../../../seo/SearchPanel.tsx'
import { HoldLock as HoldLock_9c2aa83ff242135a9c8c2bb29b5e3478 } from '../../../editing/HoldLock.tsx'
import { UsesPanel as UsesPanel_1fe70e5b000988602fd96469b0518c1c } from '../../../uses/UsesPanel.tsx'
import { NewFromTemplate as NewFromTemplate_105efef431eda8471ea3076d94d1e9c9 } from '../../../templates/NewFromTemplate.tsx'
import { ScheduleButton as ScheduleButton_0b10bad799cf8731a16ced5c0b776023 } from '../../../calendar/ScheduleButton.tsx'
import { SharePreviewButton as SharePreviewButton_85150ba1b11027c3d2d633aeab475b9c } from '../../../preview/SharePreviewButton.tsx'
import { MomentButton as MomentButton_f48bd6e6b57743e8b4ac5189ecc308c1 } from '../../../preview/MomentButton.tsx'
import { PublishOrPass as PublishOrPass_0805595c7757df886b2b1b0834a7b6a9 } from '../../../review/PublishOrPass.tsx'
import { SaveDraftButton as SaveDraftButton_4958b3b7d7ccfa4ab33c179907551be8 } from '../../../editing/SaveDraftButton.tsx'
import { VersionsView as VersionsView_167e675c0252c27c00d6aeb2a85ed31a } from '../../../editing/VersionsView.tsx'
import { VersionView as VersionView_58fa29be77970e7e312a56388f8b2832 } from '../../../editing/VersionView.tsx'
import { ReplaceFile as ReplaceFile_7408d327b6ac35428031e6bf93f1dd07 } from '../../../media/ReplaceFile.tsx'
import { DuplicateNotice as DuplicateNotice_77ae0f01ebf77ac3615bc5534222c4df } from '../../../media/DuplicateNotice.tsx'
import { AlternativeTextCell as AlternativeTextCell_af1f81aad0b1dae970fe990af240f44f } from '../../../media/AlternativeTextCell.tsx'
import { FocusField as FocusField_f38eb97e824987dd9994b0107edba7fd } from '../../../media/FocusField.tsx'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { SizeCell as SizeCell_9cd7967186f2e699f2c44a24d5d2b1ad } from '../../../media/SizeCell.tsx'
import { MissingTexts as MissingTexts_6c9bf05e193658a37ea19eaa2151c0b3 } from '../../../media/MissingTexts.tsx'
import { ReviewPageProposal as ReviewPageProposal_695e54767dba593376dce4b033114730 } from '../../../templates/ReviewPageProposal.tsx'
import { ExportButtons as ExportButtons_b16c68945f76eaa31f2fc7395534f0b1 } from '../../../exchange/ExportButtons.tsx'
import { ConversionsTab as ConversionsTab_bcea9cb67054d7ce0cc85ad03560f9ff } from '../../../conversions/ConversionsTab.tsx'
import { StatementsTab as StatementsTab_a9ef3abda649cbce219b3b416391277c } from '../../../statements/StatementsTab.tsx'
import { LinkState as LinkState_249b481360a904a97e380517292d0978 } from '../../../offers/LinkState.tsx'
import { OfferTypeField as OfferTypeField_a79fd9955261efe357e93bb7a5d8fe69 } from '../../../offers/OfferTypeField.tsx'
import { OfferHistoryView as OfferHistoryView_4fa79ab10c9d261ddc8d226d0c826db5 } from '../../../offers/OfferHistoryView.tsx'
import { PartnerRowLabel as PartnerRowLabel_f8c4572161705f889db2ca2b1c7d47ed } from '../../../components/PartnerRowLabel.tsx'
import { ToplistPreview as ToplistPreview_b14076c4772e23b542954c1eb1bcb7b1 } from '../../../toplists/ToplistPreview.tsx'
import { HitsCell as HitsCell_9c5eb2fb391a5948cb5ce6c7282ea168 } from '../../../links/HitsCell.tsx'
import { HitsField as HitsField_f0c1397052d342d56eb231bf63c538f8 } from '../../../links/HitsField.tsx'
import { LastHitCell as LastHitCell_9c5eb2fb391a5948cb5ce6c7282ea168 } from '../../../links/HitsCell.tsx'
import { ExperimentPanel as ExperimentPanel_0dbcf0c4e659ca67b366eb9657ed8acf } from '../../../experiments/ExperimentPanel.tsx'
import { BlockField as BlockField_4ec84da9be4b6b6e245478f55d5ae383 } from '../../../experiments/BlockField.tsx'
import { ReportedPlace as ReportedPlace_008492b28d31d1348946d4d50cbef740 } from '../../../errorReports/ReportedPlace.tsx'
import { ChangePassword as ChangePassword_56ad5a9f248e528caff1dea4ab9479cd } from '../../../accounts/ChangePassword.tsx'
import { Invitation as Invitation_ddc0109c580145a7638fca25ec0fe59f } from '../../../accounts/Invitation.tsx'
import { SecurityLink as SecurityLink_e2f4d0e82ce41395d4109d2167fa970f } from '../../../accounts/SecurityLink.tsx'
import { SubjectCell as SubjectCell_e85925c2043fac100c0d112823656793 } from '../../../audit/SubjectCell.tsx'
import { SubjectField as SubjectField_7718b5c54e2e38ba739cab7dae4f2611 } from '../../../audit/SubjectField.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { PeriodRowLabel as PeriodRowLabel_7ce1b4e92541a0ce190cf2d683af26a8 } from '../../../law/PeriodRowLabel.tsx'
import { StudioIcon as StudioIcon_b38ca5519d1fe2344d63968f4841cfa7 } from '../../../components/StudioIcon.tsx'
import { StudioLogo as StudioLogo_b38ca5519d1fe2344d63968f4841cfa7 } from '../../../components/StudioIcon.tsx'
import { FindButton as FindButton_2f90dec95c38fd29f604197906fad4cc } from '../../../find/FindButton.tsx'
import { ReportNav as ReportNav_4004f543d5e21da8bd2fcf8ac150c14a } from '../../../components/ReportNav.tsx'
import { ImportNav as ImportNav_b0d4ee1489a52e1301881d6314f229c5 } from '../../../exchange/ImportNav.tsx'
import { AccountNav as AccountNav_521955c3624c2a5c486d31d4c2ee13e7 } from '../../../accounts/AccountNav.tsx'
import { ReviewNav as ReviewNav_3eec397affb9c7bd9cd9201153d28769 } from '../../../review/ReviewNav.tsx'
import { CheckChosenFiles as CheckChosenFiles_c3958b22fc4d5b84a8ac12650228a370 } from '../../../media/CheckChosenFiles.tsx'
import { LoginView as LoginView_dae47b0468d9ba6271c1813451256bcc } from '../../../accounts/LoginView.tsx'
import { ForgotPasswordView as ForgotPasswordView_136bba6916625954cf5f155fe1ae72bd } from '../../../accounts/ForgotPasswordView.tsx'
import { NewPasswordView as NewPasswordView_823bf49802bcabfa29a1c0ae4c23b8aa } from '../../../accounts/NewPasswordView.tsx'
import { UnauthorizedView as UnauthorizedView_6793249eae5bf641f352e39134f6b5c4 } from '../../../accounts/UnauthorizedView.tsx'
import { SecurityView as SecurityView_76f0441f273fc7b389d40d2dfeea2302 } from '../../../accounts/SecurityView.tsx'
import { KeysView as KeysView_f239d95baa2fbfa5504a5a6dcf218c3b } from '../../../apiKeys/KeysView.tsx'
import { ConsentsView as ConsentsView_3b712132144c5234367ab6b48a5f926b } from '../../../consents/ConsentsView.tsx'
import { ClicksView as ClicksView_52d913b64a6169e5552540c64b7a4cca } from '../../../clicks/ClicksView.tsx'
import { ClickView as ClickView_265d4c641309587771ca614d96ac757e } from '../../../clicks/ClickView.tsx'
import { ConversionsView as ConversionsView_d2eae4e766576e87e3d748492e069d09 } from '../../../conversions/ConversionsView.tsx'
import { OwedView as OwedView_c336b80a2d10b755f1b0b1a22b0bbe59 } from '../../../deals/OwedView.tsx'
import { StatementView as StatementView_4b43aa01dd5a504be03e539e335ecc72 } from '../../../statements/StatementView.tsx'
import { RegisterView as RegisterView_260745056553a2bb5f18e46a27ce8521 } from '../../../dataRegister/RegisterView.tsx'
import { ImportsView as ImportsView_3cf44640a3043491bde338d0e658991c } from '../../../exchange/ImportsView.tsx'
import { ImportView as ImportView_ce40d43fc2c19886639700b170723f2d } from '../../../exchange/ImportView.tsx'
import { FreshnessView as FreshnessView_2ecf1d4e9b3a11f985780d2766103de0 } from '../../../ratings/FreshnessView.tsx'
import { ReviewQueueView as ReviewQueueView_1b95c7aef1e2bb4242fb3d655ada2e04 } from '../../../review/ReviewQueueView.tsx'
import { DeadLinksView as DeadLinksView_392e6698b32b80e176677e133d79e801 } from '../../../links/DeadLinksView.tsx'
import { CalendarView as CalendarView_43dfdc574c0d115091fde622550078bd } from '../../../calendar/CalendarView.tsx'
import { OffersAttentionView as OffersAttentionView_f3e428c508c1a62fb805ae3c2f39d944 } from '../../../offers/OffersAttentionView.tsx'
import { DashboardView as DashboardView_fd6f905713cfd77cd8dff8ac972ce033 } from '../../../dashboard/DashboardView.tsx'
import { WorkView as WorkView_cce1fab453fe30700e9d0f448e7168af } from '../../../dashboard/WorkView.tsx'
import { LanguagesView as LanguagesView_50a059b29a7efbec2835afa379cc7040 } from '../../../dashboard/LanguagesView.tsx'
import { TemplatesView as TemplatesView_5ecce648f60ab70f16be70452e02b8f6 } from '../../../templates/TemplatesView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/review/ReviewPanel.tsx#ReviewPanel": ReviewPanel_64fbd93044bcf1a09b54e62890c7dcc8,
  "/seo/FieldLength.tsx#TitleLength": TitleLength_e74030905b50d737205c95d7a5d0b4e9,
  "/seo/FieldLength.tsx#DescriptionLength": DescriptionLength_e74030905b50d737205c95d7a5d0b4e9,
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
  "/blocks/BlockRowLabel.tsx#BlockRowLabel": BlockRowLabel_485356110f07a649591a38d571b2ad6f,
  "/dates/DateField.tsx#DateField": DateField_800527306184f98af4e187231368130e,
  "/blocks/UnknownBlock.tsx#UnknownBlock": UnknownBlock_fa959396dd6b8d3777dc32eaf344982d,
  "/blocks/OpenNewRows.tsx#OpenNewRows": OpenNewRows_5b2ce05060ee885c11c03a3374966276,
  "/seo/SearchPanel.tsx#SearchPanel": SearchPanel_5ff77e666a3542e140ade0339e24c174,
  "/editing/HoldLock.tsx#HoldLock": HoldLock_9c2aa83ff242135a9c8c2bb29b5e3478,
  "/uses/UsesPanel.tsx#UsesPanel": UsesPanel_1fe70e5b000988602fd96469b0518c1c,
  "/templates/NewFromTemplate.tsx#NewFromTemplate": NewFromTemplate_105efef431eda8471ea3076d94d1e9c9,
  "/calendar/ScheduleButton.tsx#ScheduleButton": ScheduleButton_0b10bad799cf8731a16ced5c0b776023,
  "/preview/SharePreviewButton.tsx#SharePreviewButton": SharePreviewButton_85150ba1b11027c3d2d633aeab475b9c,
  "/preview/MomentButton.tsx#MomentButton": MomentButton_f48bd6e6b57743e8b4ac5189ecc308c1,
  "/review/PublishOrPass.tsx#PublishOrPass": PublishOrPass_0805595c7757df886b2b1b0834a7b6a9,
  "/editing/SaveDraftButton.tsx#SaveDraftButton": SaveDraftButton_4958b3b7d7ccfa4ab33c179907551be8,
  "/editing/VersionsView.tsx#VersionsView": VersionsView_167e675c0252c27c00d6aeb2a85ed31a,
  "/editing/VersionView.tsx#VersionView": VersionView_58fa29be77970e7e312a56388f8b2832,
  "/media/ReplaceFile.tsx#ReplaceFile": ReplaceFile_7408d327b6ac35428031e6bf93f1dd07,
  "/media/DuplicateNotice.tsx#DuplicateNotice": DuplicateNotice_77ae0f01ebf77ac3615bc5534222c4df,
  "/media/AlternativeTextCell.tsx#AlternativeTextCell": AlternativeTextCell_af1f81aad0b1dae970fe990af240f44f,
  "/media/FocusField.tsx#FocusField": FocusField_f38eb97e824987dd9994b0107edba7fd,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/media/SizeCell.tsx#SizeCell": SizeCell_9cd7967186f2e699f2c44a24d5d2b1ad,
  "/media/MissingTexts.tsx#MissingTexts": MissingTexts_6c9bf05e193658a37ea19eaa2151c0b3,
  "/templates/ReviewPageProposal.tsx#ReviewPageProposal": ReviewPageProposal_695e54767dba593376dce4b033114730,
  "/exchange/ExportButtons.tsx#ExportButtons": ExportButtons_b16c68945f76eaa31f2fc7395534f0b1,
  "/conversions/ConversionsTab.tsx#ConversionsTab": ConversionsTab_bcea9cb67054d7ce0cc85ad03560f9ff,
  "/statements/StatementsTab.tsx#StatementsTab": StatementsTab_a9ef3abda649cbce219b3b416391277c,
  "/offers/LinkState.tsx#LinkState": LinkState_249b481360a904a97e380517292d0978,
  "/offers/OfferTypeField.tsx#OfferTypeField": OfferTypeField_a79fd9955261efe357e93bb7a5d8fe69,
  "/offers/OfferHistoryView.tsx#OfferHistoryView": OfferHistoryView_4fa79ab10c9d261ddc8d226d0c826db5,
  "/components/PartnerRowLabel.tsx#PartnerRowLabel": PartnerRowLabel_f8c4572161705f889db2ca2b1c7d47ed,
  "/toplists/ToplistPreview.tsx#ToplistPreview": ToplistPreview_b14076c4772e23b542954c1eb1bcb7b1,
  "/links/HitsCell.tsx#HitsCell": HitsCell_9c5eb2fb391a5948cb5ce6c7282ea168,
  "/links/HitsField.tsx#HitsField": HitsField_f0c1397052d342d56eb231bf63c538f8,
  "/links/HitsCell.tsx#LastHitCell": LastHitCell_9c5eb2fb391a5948cb5ce6c7282ea168,
  "/experiments/ExperimentPanel.tsx#ExperimentPanel": ExperimentPanel_0dbcf0c4e659ca67b366eb9657ed8acf,
  "/experiments/BlockField.tsx#BlockField": BlockField_4ec84da9be4b6b6e245478f55d5ae383,
  "/errorReports/ReportedPlace.tsx#ReportedPlace": ReportedPlace_008492b28d31d1348946d4d50cbef740,
  "/accounts/ChangePassword.tsx#ChangePassword": ChangePassword_56ad5a9f248e528caff1dea4ab9479cd,
  "/accounts/Invitation.tsx#Invitation": Invitation_ddc0109c580145a7638fca25ec0fe59f,
  "/accounts/SecurityLink.tsx#SecurityLink": SecurityLink_e2f4d0e82ce41395d4109d2167fa970f,
  "/audit/SubjectCell.tsx#SubjectCell": SubjectCell_e85925c2043fac100c0d112823656793,
  "/audit/SubjectField.tsx#SubjectField": SubjectField_7718b5c54e2e38ba739cab7dae4f2611,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/law/PeriodRowLabel.tsx#PeriodRowLabel": PeriodRowLabel_7ce1b4e92541a0ce190cf2d683af26a8,
  "/components/StudioIcon.tsx#StudioIcon": StudioIcon_b38ca5519d1fe2344d63968f4841cfa7,
  "/components/StudioIcon.tsx#StudioLogo": StudioLogo_b38ca5519d1fe2344d63968f4841cfa7,
  "/find/FindButton.tsx#FindButton": FindButton_2f90dec95c38fd29f604197906fad4cc,
  "/components/ReportNav.tsx#ReportNav": ReportNav_4004f543d5e21da8bd2fcf8ac150c14a,
  "/exchange/ImportNav.tsx#ImportNav": ImportNav_b0d4ee1489a52e1301881d6314f229c5,
  "/accounts/AccountNav.tsx#AccountNav": AccountNav_521955c3624c2a5c486d31d4c2ee13e7,
  "/review/ReviewNav.tsx#ReviewNav": ReviewNav_3eec397affb9c7bd9cd9201153d28769,
  "/media/CheckChosenFiles.tsx#CheckChosenFiles": CheckChosenFiles_c3958b22fc4d5b84a8ac12650228a370,
  "/accounts/LoginView.tsx#LoginView": LoginView_dae47b0468d9ba6271c1813451256bcc,
  "/accounts/ForgotPasswordView.tsx#ForgotPasswordView": ForgotPasswordView_136bba6916625954cf5f155fe1ae72bd,
  "/accounts/NewPasswordView.tsx#NewPasswordView": NewPasswordView_823bf49802bcabfa29a1c0ae4c23b8aa,
  "/accounts/UnauthorizedView.tsx#UnauthorizedView": UnauthorizedView_6793249eae5bf641f352e39134f6b5c4,
  "/accounts/SecurityView.tsx#SecurityView": SecurityView_76f0441f273fc7b389d40d2dfeea2302,
  "/apiKeys/KeysView.tsx#KeysView": KeysView_f239d95baa2fbfa5504a5a6dcf218c3b,
  "/consents/ConsentsView.tsx#ConsentsView": ConsentsView_3b712132144c5234367ab6b48a5f926b,
  "/clicks/ClicksView.tsx#ClicksView": ClicksView_52d913b64a6169e5552540c64b7a4cca,
  "/clicks/ClickView.tsx#ClickView": ClickView_265d4c641309587771ca614d96ac757e,
  "/conversions/ConversionsView.tsx#ConversionsView": ConversionsView_d2eae4e766576e87e3d748492e069d09,
  "/deals/OwedView.tsx#OwedView": OwedView_c336b80a2d10b755f1b0b1a22b0bbe59,
  "/statements/StatementView.tsx#StatementView": StatementView_4b43aa01dd5a504be03e539e335ecc72,
  "/dataRegister/RegisterView.tsx#RegisterView": RegisterView_260745056553a2bb5f18e46a27ce8521,
  "/exchange/ImportsView.tsx#ImportsView": ImportsView_3cf44640a3043491bde338d0e658991c,
  "/exchange/ImportView.tsx#ImportView": ImportView_ce40d43fc2c19886639700b170723f2d,
  "/ratings/FreshnessView.tsx#FreshnessView": FreshnessView_2ecf1d4e9b3a11f985780d2766103de0,
  "/review/ReviewQueueView.tsx#ReviewQueueView": ReviewQueueView_1b95c7aef1e2bb4242fb3d655ada2e04,
  "/links/DeadLinksView.tsx#DeadLinksView": DeadLinksView_392e6698b32b80e176677e133d79e801,
  "/calendar/CalendarView.tsx#CalendarView": CalendarView_43dfdc574c0d115091fde622550078bd,
  "/offers/OffersAttentionView.tsx#OffersAttentionView": OffersAttentionView_f3e428c508c1a62fb805ae3c2f39d944,
  "/dashboard/DashboardView.tsx#DashboardView": DashboardView_fd6f905713cfd77cd8dff8ac972ce033,
  "/dashboard/WorkView.tsx#WorkView": WorkView_cce1fab453fe30700e9d0f448e7168af,
  "/dashboard/LanguagesView.tsx#LanguagesView": LanguagesView_50a059b29a7efbec2835afa379cc7040,
  "/templates/TemplatesView.tsx#TemplatesView": TemplatesView_5ecce648f60ab70f16be70452e02b8f6,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
