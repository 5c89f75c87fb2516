#pragma once

#include <string>
#include <vector>

#include "analysis/features/row_filter.hpp"
#include "model/result.hpp"
#include "model/words.hpp"

namespace tilecast::api {

/// "GPU" only where all the rows' vendors make GPUs; the plural of the rows' sample.
Nouns nouns_for(const std::vector<const Result*>& rows);
/// The text with "accelerator" put as the noun in use: "Accelerator count" → "GPU count".
std::string with_noun(std::string text, const Nouns& nouns);
/// The sample of the first row that has one: "image", "sequence (512 tokens)"; empty if none has.
std::string sample_unit_of(const std::vector<const Result*>& rows);

/// Key and sentence of a reason.
std::string left_out_key(analysis::LeftOut reason);
std::string left_out_sentence(analysis::LeftOut reason);

}  // namespace tilecast::api
