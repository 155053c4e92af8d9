import type { KeptKindId } from "@lectern/domain/kept-data.ts";

/** The columns of each kind of data that the server keeps of a student, by table, with the table's schema. */
export const keptColumns: Readonly<Record<KeptKindId, Readonly<Record<string, string>>>> = {
  "sign-in": {
    "auth.users": "*",
    "auth.identities": "*",
    "auth.sessions": "*",
    "auth.refresh_tokens": "*",
    "auth.mfa_amr_claims": "*",
    "auth.flow_state": "*",
    "auth.audit_log_entries": "*",
    "private.followed_mail_links": "user_id followed_at",
  },
  connections: {
    "private.connected_assistants": "user_id client_id name host connected_at last_used_at minute calls",
    "auth.oauth_clients": "*",
    "auth.oauth_authorizations": "*",
    "auth.oauth_consents": "*",
    "auth.oauth_refresh_tokens": "*",
  },
  account: {
    "private.accounts":
      "id created_at pre_existing recording_time recording_time_week bonus_recording_time free_week free_week_end",
  },
  payments: {
    "private.accounts":
      "is_subscribed subscription_end_date subscription_plan_cancelled stripe_customer_id subscription_look",
    "private.payment_turns": "turn user_id taken_at",
    "private.stripe_events": "id applied_at",
  },
  referrals: { "private.accounts": "referral_code referred_by_code referral_count" },
  recordings: {
    "public.recordings":
      "id user_id original_name created_at status is_favorite is_read folder_id recording_icon recording_icon_color has_transcript minutes language",
    "private.sent_names": "recording_id name",
  },
  transcripts: {
    "public.recordings": "transcript",
    "public.recording_segments": "recording_id user_id segments opening wave",
  },
  corrections: {
    "public.recording_corrections": "recording_id user_id version corrections corrected",
    "public.course_corrections": "id user_id folder_id kind heard shown created_at replaced",
    "private.replacements": "id user_id recording_id made_at is_undone places changes heard shown",
  },
  summaries: { "public.recordings": "ai_summary summary_opening ai_notes" },
  outlines: {
    "public.recording_outlines":
      "recording_id user_id version chapters questions terms points tasks dates forms thesis cards",
    "private.former_outlines": "recording_id version outline",
    "private.reading_parts": "recording_id version first_line last_line reading",
  },
  work: {
    "private.summary_jobs": "recording_id attempts lost_leases lease leased_until last_error given_up_at created_at",
    "private.outline_jobs": "recording_id version attempts lease leased_until last_error created_at reads",
    "private.summary_retries": "id user_id retried_at",
  },
  arrivals: {
    "private.ingestions":
      "user_id client_id kind recording_id study_guide_id minutes charged_weekly charged_bonus created_at characters",
    "private.stored_bytes": "user_id day bytes",
  },
  folders: {
    "public.folders":
      "id user_id name description color exam_date exam_name exam_target course_end course_end_noticed_at created_at",
  },
  receipts: {
    "public.course_end_receipts":
      "id user_id folder_id folder_name course_end deleted_at recordings cards reviews tags",
    "private.course_end_failures": "folder_id user_id recording_id failed_at code",
  },
  tags: {
    "public.tags": "id user_id name color created_at",
    "public.recording_tags": "user_id recording_id tag_id",
  },
  guides: { "public.study_guides": "id user_id title content content_opening icon icon_color created_at" },
  cards: {
    "public.cards":
      "id user_id recording_id kind front back choices quote first last start_s source_hash source_changed origin standing suspended rank edited_at created_at",
  },
  reviews: {
    "public.reviews":
      "id user_id card_id rating reviewed_at received_at elapsed_ms retention undoes device device_number",
    "public.card_states":
      "card_id user_id due stability difficulty state reps lapses step last_review log_length engine",
    "private.card_checkpoints": "card_id user_id reviewed_at review_id log_length undone state engine",
  },
  settings: {
    "public.user_info": "id default_summary_style",
    "public.practice_settings": "user_id time_zone new_per_day retention",
  },
  search: {
    "private.passages": "shelf user_id recording_id study_guide_id part first last words",
    "private.search_shelves": "user_id language quarter",
    "private.vocabulary": "user_id word texts",
    "private.waiting_texts": "id user_id recording_id study_guide_id part next is_new waits_since",
    "private.vocabulary_sweeps": "id user_id after",
  },
  assistant: {
    "private.assistant_turns": "turn user_id taken_at tokens is_counted",
    "private.summary_readings": "user_id taken_at tokens",
    "private.model_addresses": "address day tokens",
    "private.model_budget":
      "is_the_only_row daily_tokens day tokens_for_all tokens_for_subscribers tokens_for_first_questions most_turns most_tokens",
  },
  changes: {
    "private.recording_changes":
      "id user_id created_at is_undone recordings moved_to moved_from is_favorite starred tagged untagged",
  },
  afterwards: {
    "private.registrations": "identity_hash created_at redeemed",
    "private.deletions": "user_id recordings folders tags study_guides cards reviews",
    "private.orphaned_customers": "user_id stripe_customer_id orphaned_at",
  },
};
